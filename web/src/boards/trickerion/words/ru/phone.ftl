# Trickerion на телефоне или планшете.

phone-plan = План недели: коснитесь карты, затем того, кто её возьмёт.
phone-plan-who = План недели: кто берёт «{ $card }»?
phone-plan-where = План недели: куда идёт { $character }?
phone-plan-here = отправить сюда
phone-plan-idle = Незанятым персонажам жалование не платят.
phone-no-wages = без жалования
phone-cards = Карты представлений
