
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);

CREATE TABLE public.chat (
    "table" character varying(32) NOT NULL,
    seq integer NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE public.names (
    name character varying(64) NOT NULL,
    password text NOT NULL
);

CREATE TABLE public.rows (
    "table" character varying(32) NOT NULL,
    seq integer NOT NULL,
    seat integer NOT NULL,
    written character varying(512) NOT NULL,
    key character varying(64),
    at bigint NOT NULL
);

CREATE TABLE public.seats (
    "table" character varying(32) NOT NULL,
    seat integer NOT NULL,
    name character varying(64),
    token character varying(64),
    bot character varying(128),
    resigned boolean NOT NULL
);

CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    game character varying(64) NOT NULL,
    rules integer NOT NULL,
    data character varying(128) NOT NULL,
    seats integer NOT NULL,
    options text NOT NULL,
    seed text,
    start text,
    commitment character varying(64) NOT NULL,
    settings text NOT NULL,
    invitation character varying(64) NOT NULL,
    created bigint NOT NULL,
    started bigint,
    ended bigint,
    next character varying(32)
);

CREATE TABLE public.votes (
    "table" character varying(32) NOT NULL,
    seat integer NOT NULL,
    voter integer NOT NULL
);

INSERT INTO public.alembic_version VALUES ('0001');

INSERT INTO public.chat VALUES ('htiVrd5TI3Dq', 0, 1, 'hello from before', 1794837602114);

INSERT INTO public.names VALUES ('ревекка', '$argon2id$v=19$m=65536,t=3,p=4$1JnFNmWbfJEgDOjvR8uBSA$+bVzF+ThIIboCxXYVT9e+v449nTrKOKL6SVAKO5UhPc');

INSERT INTO public.rows VALUES ('puJbCBP47zV_', 0, 2, 'call 5', 'fSULhLUnj6-mdR2JBODgoofLdnEukI4O', 1794837601825);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 1, 2, 'call 5', 'YxmMYqDCfqL7NUj0JGdxE9zZjZS9XIyJ', 1794837601828);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 2, 0, 'call 8', 'k0-0', 1794837601848);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 3, 1, 'call 7', 'iSTq714zaMoaSu96YxQHAd5L24wSA504', 1794837601853);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 4, 1, 'call 8', 'Spl8W7E0BmjvYSgktWyoXlKDerM3J5qU', 1794837601859);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 5, 1, 'stop', 'g8N_ZcLUrUzM4OJn-etq5qjirnsM0EHp', 1794837601861);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 6, 2, 'call 7', 'crMS9qxgUYVC0k6CMosYV8Paoc4f29Rm', 1794837601863);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 7, 0, 'call 8', 'k1-0', 1794837601881);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 8, 1, 'call 5', '0DvFidI0XlLa5JpKniLfiJ3-xqLc6iis', 1794837601885);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 9, 1, 'call 7', 'RmKqmotHAfjMUoYUSsdbTsAFBz8DnuYD', 1794837601888);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 10, 2, 'call 8', 'Z06fsdK0fSK7qqvykB89XBrLNyqYnYCR', 1794837601889);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 11, 0, 'call 8', 'k2-0', 1794837601910);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 12, 0, 'call 8', 'k3-0', 1794837601916);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 13, 0, 'call 8', 'k4-0', 1794837601920);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 14, 1, 'call 4', 'HT3YGvublAwn-e_DaTnJB2SBx6AtSkDS', 1794837601924);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 15, 2, 'call 6', 'DzMKd9c4TgXhb-33qLL5fCNH7AmKyvBw', 1794837601925);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 16, 2, 'call 7', 'pNmIFafe5Z3jD079fOaJ8tiFa1HxQ_iu', 1794837601927);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 17, 2, 'call 7', 'sjWQaX6HNkxtXxzRox-kxchr-D1qAQt4', 1794837601928);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 18, 0, 'call 8', 'k5-0', 1794837601947);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 19, 0, 'call 8', 'k6-0', 1794837601952);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 20, 1, 'call 5', 'diqcsIZCcGnB8gWAF4eCjvFsP5LBADdS', 1794837601957);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 21, 1, 'call 5', 'fPv34XkjesyMWiTMWx89EULRJq8jKX7O', 1794837601959);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 22, 2, 'call 5', 'ZECaza1ag2CbnQ7ATgA1RkpSCh67Xu0A', 1794837601960);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 23, 2, 'call 6', 'kx4Ii9xL-c7DZqFabaql1TL4d8vt_ges', 1794837601961);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 24, 2, 'stop', 'EGbsiyLgV77AwnkkcgNjlNPcpuYZLnUq', 1794837601961);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 25, 0, 'call 2', 'k7-0', 1794837601981);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 26, 0, 'stop', 'k8-0', 1794837601985);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 27, 1, 'call 2', 'E3RJcrQ3GnEyXqbSHaEimMdyofROMG0y', 1794837601989);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 28, 1, 'call 7', 'jyHfgid5rgzMb2HzDfwpTiCrm48u9bJa', 1794837601991);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 29, 2, 'call 2', 'MUliy2ezMi81SHGPEKHJqZCzwN-Xhv_d', 1794837601992);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 30, 0, 'call 5', 'k9-0', 1794837602013);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 31, 1, 'call 4', 'dXcaBDX8f8n-c7i65kAvXmgcQatrJ7U_', 1794837602018);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 32, 1, 'take 1', 'dgFdHLF3-Q0NU7OWJhV1f-MXMUY7PBbi', 1794837602019);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 33, 1, 'call 4', 'PJ0JIFrB_jffzEyTHuIz8IFr5YP2Uh2R', 1794837602021);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 34, 2, 'call 2', '2-6hVRe1CwbaehpxjKf9J_QuOtYElFJV', 1794837602022);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 35, 0, 'call 3', 'k10-0', 1794837602041);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 36, 0, 'call 3', 'k11-0', 1794837602045);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 37, 1, 'call 5', '_sNs_eawOTJJahWwL8BncyaY0SOv0tBX', 1794837602049);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 38, 1, 'call 6', 'SWdyrJC0Rhus_p-cv5L4JfIsnog28-e2', 1794837602052);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 39, 1, 'call 7', 'cO8ykUA0SvjoM4NdPNq00m4weVJ1COgC', 1794837602055);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 40, 1, 'stop', 'bsPCylHUDejMuI7GycSlvZO-bUC7yUwf', 1794837602059);
INSERT INTO public.rows VALUES ('puJbCBP47zV_', 41, 2, 'call 6', '8cKVtIXmOwqAPCLsgqeCe_wJCkPK5_Pm', 1794837602063);
INSERT INTO public.rows VALUES ('htiVrd5TI3Dq', 0, 0, 'call 1', 'k0-0', 1794837602072);
INSERT INTO public.rows VALUES ('htiVrd5TI3Dq', 1, 1, 'call 7', 'k1-1', 1794837602076);
INSERT INTO public.rows VALUES ('htiVrd5TI3Dq', 2, 1, 'call 8', 'k2-1', 1794837602082);
INSERT INTO public.rows VALUES ('htiVrd5TI3Dq', 3, 0, 'call 3', 'k3-0', 1794837602086);
INSERT INTO public.rows VALUES ('htiVrd5TI3Dq', 4, 0, 'call 7', 'k4-0', 1794837602091);
INSERT INTO public.rows VALUES ('htiVrd5TI3Dq', 5, 1, 'call 1', 'k5-1', 1794837602095);
INSERT INTO public.rows VALUES ('htiVrd5TI3Dq', 6, 0, 'call 2', 'k6-0', 1794837602100);
INSERT INTO public.rows VALUES ('htiVrd5TI3Dq', 7, 1, 'call 1', 'k7-1', 1794837602105);
INSERT INTO public.rows VALUES ('htiVrd5TI3Dq', 8, 0, 'call 1', 'k8-0', 1794837602109);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 0, 1, 'call 1', 'HrGDvnsfi9tA2sSQg-5eIfQW9-MOEN_b', 1794837602130);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 1, 0, 'call 4', 'k0-0', 1794837602155);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 2, 0, 'take 2', 'k1-0', 1794837602164);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 3, 0, 'call 8', 'k2-0', 1794837602170);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 4, 0, 'call 8', 'k3-0', 1794837602176);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 5, 1, 'call 6', '4Deqgmn6s2IST80EN-ZR1dLeQT1bgIzK', 1794837602180);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 6, 1, 'call 7', 'frqLgBpaLS0VMyGuMgC2sZchK3q33HpK', 1794837602182);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 7, 0, 'call 8', 'k4-0', 1794837602205);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 8, 1, 'call 5', 'NaP9gtYx2srVizUcFEA0GXg_OR01LmSm', 1794837602210);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 9, 0, 'call 6', 'k5-0', 1794837602237);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 10, 1, 'call 3', 'K8SUIaMDm3acGbF7dde8fb1sFLCMIdrf', 1794837602244);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 11, 0, 'call 8', 'k6-0', 1794837602269);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 12, 0, 'call 8', 'k7-0', 1794837602275);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 13, 0, 'call 8', 'k8-0', 1794837602280);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 14, 1, 'call 6', 'z-eK5US0Zet_IS_wGYZjmosUUK14v5En', 1794837602282);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 15, 1, 'call 7', 'ZZx_6jfka4IQC5qb0gtkTt5EyrYEWRht', 1794837602285);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 16, 0, 'call 5', 'k9-0', 1794837602309);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 17, 0, 'call 8', 'k10-0', 1794837602316);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 18, 0, 'call 8', 'k11-0', 1794837602322);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 19, 1, 'call 6', 'OEinayoyaFQHRWSmCN9ZlPs05J-89cs_', 1794837602327);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 20, 1, 'stop', 'cZjChe1qIwvs2_nI6W_SjkRNlDJtUnug', 1794837602329);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 21, 0, 'call 2', 'k12-0', 1794837602352);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 22, 0, 'stop', 'k13-0', 1794837602357);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 23, 1, 'call 2', 'j32N7ZHO3sP9YUTpX8dipdvW1pTfJ5de', 1794837602359);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 24, 0, 'call 5', 'k14-0', 1794837602384);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 25, 1, 'call 3', '01O-g65eVe_AOVPZIyvbHRY-p3K0PZm1', 1794837602388);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 26, 1, 'call 3', 'CqdnD8Kij5mwXXOSKYmbrzVKuL81jhqY', 1794837602390);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 27, 1, 'call 6', 'gChbVpBrSO_anOBfG8xGWWYw9jeR30So', 1794837602391);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 28, 0, 'call 7', 'k15-0', 1794837602413);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 29, 0, 'stop', 'k16-0', 1794837602418);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 30, 1, 'call 1', 'MtGM58iCLJFg4vphwtGSysBKvkTXnVl7', 1794837602421);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 31, 0, 'call 2', 'k17-0', 1794837602450);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 32, 1, 'call 6', '58FHPNpCvTRueYXGhcRx-yGu5qaxd_fe', 1794837602455);
INSERT INTO public.rows VALUES ('3SIOk7QfC1wA', 33, 0, 'call 5', 'k18-0', 1794837602479);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 0, 0, 'call 6', 'k0-0', 1794837602502);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 1, 0, 'call 7', 'k1-0', 1794837602506);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 2, 1, 'call 7', 'zrrwwCizdahvv65SyVMPRBW0WY3D6-17', 1794837602510);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 3, 1, 'call 8', 'wzNV-DUForOIqyz3WY10pWRoeENMaOGS', 1794837602512);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 4, 1, 'call 8', 'BbrDjyW7EbqzZ4KwV3ylZs40CpODlL-7', 1794837602513);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 5, 1, 'stop', 'Hr3ta2Nis1C4SLthKY3q5BDkKfQpW8NY', 1794837602514);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 6, 0, 'call 5', 'k2-0', 1794837602535);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 7, 0, 'call 5', 'k3-0', 1794837602541);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 8, 0, 'call 5', 'k4-0', 1794837602547);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 9, 1, 'call 4', '2fFJx77F35_a2wunT1vSqoHLJYAdWbWH', 1794837602553);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 10, 0, 'call 2', 'k5-0', 1794837602577);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 11, 1, 'call 8', 'N_6bEeZmVIcv8PhlrWhMosTZ2k58DLTu', 1794837602580);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 12, 1, 'call 8', 'Zraky18npmTBqr-ev92xtxFLj1foIK6X', 1794837602584);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 13, 1, 'stop', 'x1QcbXXtvtURyFHmmAeqQ_fpOZGbx9eE', 1794837602586);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 14, 0, 'call 7', 'k6-0', 1794837602608);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 15, 1, 'call 8', '4iMCdQG9LJMPxJ_uB35wVn-8yerSgmGt', 1794837602611);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 16, 1, 'stop', 'aF6FhWe-o5jHmx7axCBb3ptaJkJpTYUt', 1794837602614);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 17, 0, 'call 2', 'k7-0', 1794837602639);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 18, 1, 'call 5', 'rJm28dZa9BkK0xOX5XMfRKAN6XqruYBG', 1794837602645);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 19, 0, 'call 5', 'k8-0', 1794837602669);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 20, 0, 'call 8', 'k9-0', 1794837602675);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 21, 1, 'call 1', 'CULE6j_6ub48vkF0qVU_fjkkLN4TLRwC', 1794837602678);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 22, 0, 'call 2', 'k10-0', 1794837602705);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 23, 0, 'call 2', 'k11-0', 1794837602710);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 24, 1, 'call 1', 'b4hP9dpVCz9ZDERZL7XrujKChJJ3Uwmb', 1794837602714);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 25, 0, 'call 1', 'k12-0', 1794837602737);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 26, 1, 'call 3', 'SZK6uVytuvEvakbpD_a9jdTlJhlw08of', 1794837602739);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 27, 0, 'call 4', 'k13-0', 1794837602765);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 28, 0, 'take 2', 'k14-0', 1794837602770);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 29, 0, 'call 4', 'k15-0', 1794837602773);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 30, 1, 'call 1', 'C56O2baUeNElrj9h-z3j9IahpmiWkwo0', 1794837602776);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 31, 0, 'call 8', 'k16-0', 1794837602800);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 32, 1, 'call 4', 'fyisrsq6YNOWdk_l-C5Iv4D7HE-zudTd', 1794837602803);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 33, 1, 'take 4', 'JWV8mfXZRenJs-flh3YdeJJEG0eZNAnD', 1794837602805);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 34, 1, 'call 4', '7ga8UQw6AaffIHISbzs0bZPEdH0tcT8D', 1794837602806);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 35, 0, 'call 7', 'k17-0', 1794837602827);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 36, 0, 'stop', 'k18-0', 1794837602831);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 37, 1, 'call 8', 'AW48LP5_RZZTRu2mzv9hCi3kRzw8b7ep', 1794837602834);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 38, 1, 'stop', '_fTiaAUC6QoO2T1GLrJkagQ-5-c2xquT', 1794837602835);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 39, 0, 'call 7', 'k19-0', 1794837602857);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 40, 0, 'call 8', 'k20-0', 1794837602861);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 41, 0, 'call 8', 'k21-0', 1794837602865);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 42, 1, 'call 3', 'U4f4FeznaNbaAJbYskGMKUuDuF-Mfmso', 1794837602868);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 43, 0, 'call 4', 'k22-0', 1794837602892);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 44, 1, 'call 3', 'd0iFN-RqfFrz8S5EIi8gJ_up_XVsPdUy', 1794837602895);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 45, 0, 'call 5', 'k23-0', 1794837602920);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 46, 1, 'call 2', 'xdngWSwdPQgvFnhQBEPhJ-VGGicZvh5E', 1794837602924);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 47, 0, 'call 6', 'k24-0', 1794837602948);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 48, 1, 'call 5', '6dKrtaJQvDWjkAF7UtrSMigRidcZszYl', 1794837602952);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 49, 1, 'call 7', 'XBfMmrKuod_30F4Ky-addI5gGQHCqGxS', 1794837602954);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 50, 1, 'stop', 'vce0Wcsn6z-gvsLWydNzix4p8x8PnLRW', 1794837602955);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 51, 0, 'call 2', 'k25-0', 1794837602976);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 52, 1, 'call 2', 'I65HCvOsx6JF5K2HodaCLco2IGpWs3MB', 1794837602979);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 53, 1, 'call 7', 'aJGQUIQ2Fan1Hl5hD4YTJUuEkSkkScX9', 1794837602982);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 54, 0, 'call 5', 'k26-0', 1794837603004);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 55, 0, 'call 7', 'k27-0', 1794837603009);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 56, 1, 'call 2', '1BjRtzyzcdIfnE__KVT_06wR_ASu205a', 1794837603012);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 57, 0, 'call 1', 'k28-0', 1794837603036);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 58, 1, 'call 3', 'l5MRw0I3ueqo0aL9JdLdrkHcgPsPSzns', 1794837603041);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 59, 0, 'call 7', 'k29-0', 1794837603064);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 60, 0, 'call 7', 'k30-0', 1794837603069);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 61, 1, 'call 6', 'sglRygrExlub0h7ZH86s3l5pAA0eNcv3', 1794837603075);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 62, 0, 'call 3', 'k31-0', 1794837603102);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 63, 1, 'call 3', 'pFeGLwxNZTLOOenkBQtnkaTE3ZgW-w72', 1794837603107);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 64, 0, 'call 4', 'k32-0', 1794837603133);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 65, 1, 'call 1', 'EUDsp5lZT3qFMTGUvUuupChDxnGWL1-T', 1794837603138);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 66, 0, 'call 2', 'k33-0', 1794837603162);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 67, 1, 'call 7', '0tLTmINXGKfcGaDP4-VJp2dzObTKpNw8', 1794837603167);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 68, 0, 'call 1', 'k34-0', 1794837603192);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 69, 1, 'call 4', '5Y0onGWc-MyAG5F5z1xsm9I_BVgXpQh_', 1794837603197);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 70, 1, 'take 3', 'Jkm0H2pQfI7-GwotspwYOFvoWP6ohh2-', 1794837603199);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 71, 1, 'call 8', 'gzQCz-o49D6-FO6w6QYQgIa24R9sv6gM', 1794837603200);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 72, 1, 'stop', 'FhwMugDN8Wvz9C4JoA74-njcLwPoXg17', 1794837603202);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 73, 0, 'call 1', 'k35-0', 1794837603222);
INSERT INTO public.rows VALUES ('c9-uP2Tu0eVY', 74, 1, 'call 2', '1lb6BswopryS5uj3H20Mge4nfb_WQw9R', 1794837603231);
INSERT INTO public.rows VALUES ('OPrg_hY8VJj4', 0, 1, 'call 8', 'n8xDQE1m9U1332N1KWWj97PCyjOOG2uK', 1794837603274);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 0, 0, 'choose yoruba-spiritmaster', 'k0-0', 1794837603788);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 1, 1, 'choose the-gentleman', 'k1-1', 1794837603795);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 2, 1, 'advertise', 'k2-1', 1794837603810);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 3, 0, 'advertise', 'k3-0', 1794837603817);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 4, 1, 'send magician theater', 'k4-1', 1794837603825);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 5, 0, 'rest magician', 'k5-0', 1794837603832);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 6, 1, 'send manager market-row', 'k6-1', 1794837603841);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 7, 0, 'send manager market-row', 'k7-0', 1794837603847);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 8, 1, 'send apprentice-1 theater', 'k8-1', 1794837603852);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 9, 0, 'send apprentice-1 theater', 'k9-0', 1794837603857);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 10, 1, 'confirm', 'k10-1', 1794837603862);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 11, 0, 'confirm', 'k11-0', 1794837603868);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 12, 1, 'place manager market-1', 'k12-1', 1794837603881);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 13, 1, 'enhance', 'k13-1', 1794837603893);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 14, 1, 'buy wood 1', 'k14-1', 1794837603912);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 15, 1, 'keep manager', 'k15-1', 1794837603922);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 16, 1, 'order animal 3', 'k16-1', 1794837603932);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 17, 1, 'buy metal 1', 'k17-1', 1794837603942);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 18, 1, 'order glass 1', 'k18-1', 1794837603955);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 19, 1, 'buy glass 3', 'k19-1', 1794837603964);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 20, 0, 'place apprentice-1 saturday-1', 'k20-0', 1794837603971);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 21, 0, 'set-up mind-reading', 'k21-0', 1794837603981);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 22, 0, 'at riverside-theater-11 1 right', 'k22-0', 1794837603992);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 23, 1, 'place magician friday-2', 'k23-1', 1794837604002);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 24, 1, 'set-up enchanted-butterflies', 'k24-1', 1794837604012);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 25, 1, 'at riverside-theater-11 3 up', 'k25-1', 1794837604023);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 26, 1, 'finish', 'k26-1', 1794837604032);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 27, 0, 'place manager market-4', 'k27-0', 1794837604040);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 28, 0, 'plain', 'k28-0', 1794837604047);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 29, 0, 'order petroleum 2', 'k29-0', 1794837604055);
INSERT INTO public.rows VALUES ('UjBon1KW4yRC', 30, 0, 'order fabric 4', 'k30-0', 1794837604062);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 0, 1, 'choose the-great-optico', 'odYAIFOHi6xDtJ-1O3fywxrz6ypX-0TG', 1794837604425);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 1, 2, 'choose yoruba-spiritmaster', 'w2obEutE6iLRLOlbHHRU5WO5VpZTMug2', 1794837604428);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 2, 0, 'choose the-mechaniker', 'k0-0', 1794837604446);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 3, 1, 'take fabric+fabric', '8TS8-v6Ttwj6Bx9Ei3y91REsoSwrEXfh', 1794837604451);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 4, 1, 'learn enchanted-butterflies', 'AqEVoOn0GCxbm0pKvKgiuynvuBdj6se_', 1794837604454);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 5, 1, 'mark club', 'ESxhDY4BZqTjOXVUrC-VyB6RnhT7JxrO', 1794837604456);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 6, 1, 'engage assistant', 'qoU_4LzL8nRNxOCEm4E3o4VWq9UxcFBl', 1794837604457);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 7, 2, 'take glass+glass', '_5NwlYkVTwokqaki-afEmcdhm6EdDGBb', 1794837604459);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 8, 2, 'learn mind-reading', '3k-Ifnba-apH7KH1gqLJfK8QdcS2SYvr', 1794837604461);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 9, 2, 'mark club', 'uB5Za_cRK9KKt_PyCnDM-NEjO3rDfwdU', 1794837604463);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 10, 2, 'engage assistant', 'O55_1XWEtFM5nIXhRsIpPHuN5WKw9fAC', 1794837604464);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 11, 0, 'take petroleum', 'k1-0', 1794837604479);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 12, 0, 'learn linking-rings', 'k2-0', 1794837604485);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 13, 0, 'mark heart', 'k3-0', 1794837604489);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 14, 0, 'engage assistant', 'k4-0', 1794837604494);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 15, 0, 'advertise', 'k5-0', 1794837604500);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 16, 2, 'advertise', '20tY9p08R6AHcjyxdFG8PnjuA2KTdegI', 1794837604505);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 17, 1, 'advertise', 'L5x5jH1d3jMg69AFFdNy77zjvLwBf985', 1794837604507);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 18, 1, 'send magician downtown', 'IwA4XrMB0I8GaiUnj3ynKcxIi4_fHMNi', 1794837604517);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 19, 1, 'send assistant dark-alley', 'BQzzHfFrGuLLF2ZwPZLvmUZoS8UbbMwd', 1794837604524);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 20, 0, 'send magician downtown', 'k6-0', 1794837604533);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 21, 1, 'send apprentice-1 market-row', 'hBDj36p6PySFN-67nIABhi6jaso6SQ1O', 1794837604540);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 22, 0, 'rest assistant', 'k7-0', 1794837604546);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 23, 1, 'send apprentice-4 theater', 'JZEyNHDhZeR01E_dLLiy7ZzdIR6nqzfH', 1794837604550);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 24, 0, 'send apprentice-1 theater', 'k8-0', 1794837604555);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 25, 0, 'send apprentice-4 theater', 'k9-0', 1794837604562);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 26, 1, 'confirm', 'hJiayQdodP_dHmRmEMcwWG4ZfUBY3Z6L', 1794837604564);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 27, 0, 'confirm', 'k10-0', 1794837604570);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 28, 2, 'send magician downtown', 'GtRJbPB1PraiZNYq724wLbUC2bFPCuOu', 1794837604962);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 29, 2, 'send assistant market-row', 'Evv9QeXyRri4ibZHpWkm61rg4SeMusM7', 1794837604966);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 30, 2, 'send apprentice-1 dark-alley', 'wb2gpvZlCQcXyPkvGt9a7MiSfLUxyaVw', 1794837604969);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 31, 2, 'send apprentice-4 theater', 'wYjMILuRvRU72TgMgP0N-hRf17LQ0SkR', 1794837604972);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 32, 2, 'confirm', 'sfKKjyt5SBS3Uh0ic6ucb2ayd6IZTtbF', 1794837604973);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 33, 0, 'place apprentice-1 thursday-1', 'k11-0', 1794837604987);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 34, 2, 'place magician downtown-1', 'Zm-beOKHHjUEc6MN5TrtoxbqaYWPv-NP', 1794837604991);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 35, 2, 'enhance', 'SRoUXfYLu9IHasf1t4vq-gYOdmpZzlFL', 1794837604999);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 36, 2, 'learn water-tank-escape', 'csuD-2TI17AAcGuL8_WZ2nrlJ3p4wvQ3', 1794837605003);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 37, 2, 'mark diamond', 'yxOC1A6oqGo4recxkTRPXbPHp7tS85QO', 1794837605005);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 38, 2, 'learn spirit-hand', '7unT3blsAiEDsGDz-o02v_Lc8sd779Ow', 1794837605007);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 39, 2, 'mark heart', '2InNwREF3ZAnoTyyg3y_wYLQJwjv_pnP', 1794837605008);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 40, 1, 'place magician downtown-2', 'Q5CwYUHZzojnS2Xkw1CqY_s2ALWXfh3e', 1794837605011);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 41, 1, 'enhance', 'SVDY2YtK3jbj3BumkltmZ4F6zKPUXXbn', 1794837605016);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 42, 1, 'set residence-1 any', '_JRBebt60MMeo75ZMmR0V4Augdfhpbh4', 1794837605018);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 43, 1, 'learn window-to-the-otherworld', '1eWzj8lZiL2V2AMhmxlQECV3Q8ykEk9x', 1794837605020);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 44, 1, 'mark diamond', 'x3OG2t0JyE3ojW1HHoRUBaq8Qw2g3Zb-', 1794837605022);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 45, 0, 'idle apprentice-4', 'k12-0', 1794837605040);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 46, 2, 'place apprentice-1 dark-alley-1', 'rYwTEtRURWP_J1EeBms14EGcNgK_kTyx', 1794837605045);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 47, 2, 'draw theater', 'pIF3jfqJUiY-uadRPtxj4m-547k7lVNJ', 1794837605048);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 48, 2, 'draw theater', 'fwz20u0QKM8OhqkrLgrqJnq8DaczgJCb', 1794837605050);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 49, 2, 'retain arranged-fiasco', 'sVSIHaOjeubP3oWrISRWauZKS9j1H6vy', 1794837605051);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 50, 2, 'retain headliner-trick', 'ogEkpCCkzfx2UltpELV0YQSSSKLIj4Ck', 1794837605052);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 51, 1, 'place assistant dark-alley-2', 'FHYua2iSOWPPhxOwfSkcsGIt7gGIaGPt', 1794837605054);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 52, 1, 'draw theater', 'sF0POf7HJqAi0DepNRa0FVS5ySHKV4yW', 1794837605056);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 53, 1, 'draw theater', 'tJr1szN0ZTzE7YMkAwuJngMXyEU0i0XB', 1794837605057);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 54, 1, 'retain durable-components', 'kaVVmMGO6rH98yrXMR9UHfCKkqo4bL7b', 1794837605059);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 55, 1, 'retain buying-time', '_Z2COp0-ocpw7puEBZM50zIqd3SshzxE', 1794837605060);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 56, 0, 'place magician downtown-4', 'k13-0', 1794837605071);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 57, 0, 'plain', 'k14-0', 1794837605076);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 58, 0, 'set residence-1 optical', 'k15-0', 1794837605088);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 59, 0, 'reroll bank-2', 'k16-0', 1794837605100);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 60, 2, 'place assistant market-1', 'klnJjqeALHZ92c7x8fLh4ynCoOW3WeGm', 1794837605107);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 61, 2, 'order rope 1', '1AUTklRfjUdoDivgQYlljbpWtxKL7TQ6', 1794837605113);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 62, 2, 'order animal 3', 'Phv0kQOxtwOs7nKDowD7FvU6knEIqyuF', 1794837605116);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 63, 2, 'buy fabric 3', 'rVmzwTygVRG-ym2A5x5E7LAJjPOYAuq7', 1794837605120);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 64, 2, 'bargain 0', 'F-6VqS8O_RsNOeJ0AKBgBYP7o53j-tLY', 1794837605124);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 65, 2, 'finish', 'w0iB_otK9bP_lWoBkYCOPdr1XgSw86YV', 1794837605128);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 66, 1, 'place apprentice-1 market-2', '5Ao9bdxtqB07ME-qvDXvK8g8tBzUXcYn', 1794837605137);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 67, 1, 'order petroleum 4', 'rWrFBI6thxoU7Jt1vl7EkJ2NEGAgR7ir', 1794837605142);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 68, 1, 'order mirror 2', 'szdRy4wemwDpYBXLUSyWywZM0Mp7urnx', 1794837605145);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 69, 2, 'place apprentice-4 friday-1', 'TPF9DD9H-m5RYIu084D6gR1xYr61JOgM', 1794837605149);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 70, 2, 'set-up mind-reading', '3fBsb1bfz1AEXjpmaPCddoTe3m6RsTo_', 1794837605153);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 71, 2, 'at riverside-theater-8 1 down', 'KZoVcm9t3t2owBvbY3AJHxsylbYG9c7H', 1794837605155);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 72, 1, 'place apprentice-4 saturday-1', 'WS4o68urYjfKw8EcXNSHOqOiXBRPFr-e', 1794837605161);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 73, 1, 'set-up enchanted-butterflies', '0dIRAIdgqT1fRLzR3_2c4VQF9Jdqwv7a', 1794837605165);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 74, 1, 'at riverside-theater-8 2 down', 'MokInPz4j3Z8TCw8Bj30OkYTcFuKUGpt', 1794837605168);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 75, 1, 'gain fame', 'AFQjhxHdWS4SJMU7amZpMQcowp4KH-gd', 1794837605170);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 76, 2, 'advertise', 'dn9Z0L9p2Mfl3Q5xXxS74-WCl3xu2Rez', 1794837605173);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 77, 0, 'advertise', 'k17-0', 1794837605188);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 78, 1, 'decline', 'SlLrxeFqw0R16Bm5OG9VxstFm4U7IYC2', 1794837605193);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 79, 1, 'send magician durable-components', 'oBl9tnryhQpw0nQjzrR7tgitpeUy7LIj', 1794837605206);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 80, 2, 'send magician arranged-fiasco', '6b7eD91LCQ-GQ_kSKaJpSKQY2-931-wz', 1794837605211);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 81, 1, 'send assistant downtown', 'vLXnVvQlDx1y9MrN4DiV4K4QcZdswm3B', 1794837605214);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 82, 2, 'send assistant theater', 'ZBP9LI_Hb96nTGKpbdot_AC4qGlUhyix', 1794837605217);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 83, 1, 'send apprentice-1 market-row', 'TsIyEC1D9DU4XgvhoiK7xHUKewPsMKYd', 1794837605224);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 84, 0, 'send magician workshop', 'k18-0', 1794837605227);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 85, 2, 'send apprentice-1 downtown', 'wmKyTgRS3yhEuDbtSugS_xb7Z9MuGCft', 1794837605231);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 86, 1, 'send apprentice-4 dark-alley', 'BKEeV5dyRGtkgaBTr7DL8xGpYGg-DTE0', 1794837605237);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 87, 0, 'send assistant market-row', 'k19-0', 1794837605239);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 88, 2, 'send apprentice-4 market-row', 'z2KV8I8SIAUw8pWlyB_JQ9qNIiEv_f3v', 1794837605241);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 89, 1, 'confirm', 'JtqH0wZIyT1BBVIEp9EE5miQghcew28-', 1794837605247);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 90, 0, 'send apprentice-1 theater', 'k20-0', 1794837605250);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 91, 2, 'confirm', 'wIphyga8Xmu3K0HxuuLUCWRAB-MSWCRg', 1794837605252);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 92, 0, 'send apprentice-4 theater', 'k21-0', 1794837605258);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 93, 0, 'confirm', 'k22-0', 1794837605263);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 94, 2, 'place apprentice-1 downtown-1', 'iYOiFFhHyifl9MFMWhDcl__AnNgruYoD', 1794837605268);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 95, 2, 'hire inn-2', 'X4UQus5kIf1-gOk5LuKOlBkgmDKdsJT_', 1794837605273);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 96, 0, 'place apprentice-4 sunday-2', 'k23-0', 1794837605301);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 97, 1, 'place assistant downtown-2', 'i0NLVU95hTpivOYq_eNBIh4IoUA9hw9F', 1794837605306);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 98, 1, 'collect bank-2', 'DcWQfUtCqavbPts6zR-5mQC6VicJbuT2', 1794837605311);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 99, 2, 'place apprentice-4 market-1', 'XwdnKXcOXXJPeMjeYKSEPsWaubEl_nz_', 1794837605313);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 100, 2, 'buy rope 1', '5ORGdBqWMA-cB_FQevufJEAr5WTUHn8e', 1794837605316);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 101, 2, 'bargain 1', 'BBAzMUrlMMVnJYKdWxTex4S941D9Ukkl', 1794837605318);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 102, 2, 'buy animal 1', 'YffIVe6NWRWYVkmrfpO65U9jUGALQtji', 1794837605320);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 103, 0, 'place assistant market-2', 'k24-0', 1794837605332);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 104, 0, 'plain', 'k25-0', 1794837605339);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 105, 0, 'quick fabric', 'k26-0', 1794837605346);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 106, 0, 'order saw 2', 'k27-0', 1794837605352);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 107, 1, 'place apprentice-4 dark-alley-1', 'aRtXhrcF2hFJsWEOC69Dvot4CbBkZLQK', 1794837605357);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 108, 1, 'draw downtown', 'Cqd41aAsIYyiW1MS9CQiK0fmpUs9EWfY', 1794837605359);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 109, 1, 'draw workshop', 'F3bQyYqXLTFZggWhpVU216j-VEx-a7ir', 1794837605361);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 110, 1, 'retain fame-and-fortune', 'SpTXBtYva2-MldvCNRPZVkZBYtR_ufFN', 1794837605363);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 111, 1, 'retain hidden-talent', 'slDo8js2FuK_LALZFR9SVn-w8IjYitOh', 1794837605364);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 112, 2, 'place assistant friday-1', 'XQttA3apLv29OuUg0t2YRglg4g98w5CJ', 1794837605366);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 113, 2, 'set-up mind-reading', 'BYOX9DyzgmBDGbUr9TxwJWhWLjYQ8LxC', 1794837605368);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 114, 2, 'at riverside-theater-6 1 down', '6YleH4-l7EXLSqQwaS76iMhhxEDC04nG', 1794837605370);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 115, 2, 'set-up mind-reading', 'L_QSaIzD4Coj9mMk2egTe6JA3YKHPaay', 1794837605372);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 116, 2, 'at riverside-theater-12 1 down', 'XU4pwpctk040VAlsbmLXOxbw8ZaO4YaT', 1794837605374);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 117, 0, 'place magician workshop-1', 'k28-0', 1794837605382);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 118, 0, 'plain', 'k29-0', 1794837605387);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 119, 1, 'place apprentice-1 market-4', '13eiiZnMM0cThAbDcC7nb9WTM85cFQbP', 1794837605392);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 120, 1, 'order metal 1', '8yc2ehwsiaQCzPptPaf0bhnBG_adOj1J', 1794837605396);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 121, 2, 'place magician friday-stage', 'CvErn8cKt4DkTGYAeQNxHXMWgYW5B4Iv', 1794837605398);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 122, 0, 'place apprentice-1 sunday-1', 'k30-0', 1794837605426);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 123, 1, 'place magician saturday-stage', 'ZwABZdP2flziWj3EuAzrFOoZiXr_mk52', 1794837605450);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 124, 2, 'perform riverside-theater-12', 'UKjmTFx7NgJxX0PrF5EoZkTwH0BHrFbx', 1794837605461);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 125, 2, 'accept', 'neheuJUDU11aaBw_NKo6ZtoEsho1BBcm', 1794837605478);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 126, 2, 'decline', 'ypxgAw9xuM_3jsCSbggro7AEMGa1ba56', 1794837605480);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 127, 1, 'perform riverside-theater-8', 'KnCGHcvr6yk3W7ydxHjx-oQNGaKpkviJ', 1794837605483);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 128, 1, 'salvage enchanted-butterflies', 'FO1vZFDJHqnecdsz8mRCQn-L8RSnXHue', 1794837605487);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 129, 0, 'advertise', 'k31-0', 1794837605506);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 130, 1, 'advertise', 'ukFP8DdTyINnMdeWQe0JOoMKOJmrchS6', 1794837605510);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 131, 2, 'send magician downtown', 'UxyVlw8ur7exBek2pKxmDE-YpInYirMH', 1794837605515);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 132, 1, 'send magician theater', 'KYF4cl2HzMRULNR8sl84nh3_28V5BpxU', 1794837605519);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 133, 2, 'rest assistant', 'Z5kMMYP-pV9ruJB_GyDecevT2QSIonlw', 1794837605521);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 134, 1, 'send assistant buying-time', 'araJpapgy82sgZQMACCMjGfJmmcTf6jY', 1794837605525);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 135, 2, 'send apprentice-1 workshop', 'ajNweEdN0h6PmoAOHBWQHTcMzFDEgcQf', 1794837605528);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 136, 1, 'send apprentice-1 fame-and-fortune', 'y34z1hnktdTMZHoKg3cfliJ-B7XpH4KM', 1794837605531);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 137, 2, 'send apprentice-2 headliner-trick', 'GXURwSAYPnAlz9vJ2iB-JBMjU4QweQN3', 1794837605538);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 138, 0, 'send magician downtown', 'k32-0', 1794837605539);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 139, 1, 'send apprentice-4 market-row', '7uCgvjIns5rF2SU_o9pGAm2xuLhPy2BU', 1794837605542);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 140, 2, 'send apprentice-4 dark-alley', 'IICDkAYrLo91XinIb-mx71dmWjMy_iw3', 1794837605547);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 141, 0, 'send assistant market-row', 'k33-0', 1794837605549);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 142, 1, 'confirm', 'toULHgZyWYfG53KEBfkeaPPge8jUbxi7', 1794837605552);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 143, 2, 'confirm', 'yNshEwQnz7aWvSTqVmX9zRXSGJ_A4V5P', 1794837605557);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 144, 0, 'send apprentice-1 dark-alley', 'k34-0', 1794837605559);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 145, 0, 'send apprentice-4 workshop', 'k35-0', 1794837605564);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 146, 0, 'confirm', 'k36-0', 1794837605569);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 147, 2, 'place magician downtown-1', 'NxR7hdfizoBzaCay6bxcyv442H-ppGGj', 1794837605573);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 148, 2, 'enhance', 'rpCG7el6oFMfdMxGeEhaOnJmzsnlOIVu', 1794837605576);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 149, 2, 'collect bank-2', 'NRhxERQysEZ0k1pCpeskYHXV6A4kf2Mt', 1794837605578);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 150, 2, 'collect bank-1', 'VPVeLtD52Gj358LU8VxGcwc-ofbW7l_V', 1794837605580);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 151, 0, 'place assistant market-2', 'k37-0', 1794837605599);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 152, 0, 'plain', 'k38-0', 1794837605603);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 153, 0, 'quick padlock', 'k39-0', 1794837605608);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 154, 0, 'order rope 2', 'k40-0', 1794837605611);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 155, 1, 'place apprentice-1 downtown-2', '0YBH8ewz6RsqpmkqmLS7F1asnRp-QDXT', 1794837605616);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 156, 1, 'point', 'DEtRmz2QhxDPrLEAbDph40lnDJoSTuzJ', 1794837605621);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 157, 1, 'hire inn-2', 'hvBZoDyKELSI_lA3_XyYIJnBnA8xk4vg', 1794837605623);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 158, 2, 'place apprentice-4 dark-alley-1', '65W5-J4nvZMTwgdwacODSHe62Zale3ZR', 1794837605625);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 159, 2, 'plain', 'AxgniLiBIXnliTb9gNADOBoP9SUgrHCc', 1794837605627);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 160, 2, 'draw theater', 'yp_CvpbHDv7nzzPPP4NOxgDEsrUv-ooD', 1794837605628);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 161, 2, 'draw theater', 'WB6OgI7c-Yas7RvwSBQ90Adyq3sXSITI', 1794837605630);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 162, 2, 'retain grand-premiere', 'BucVQItgTm6N-xNac-TW6EnUasLmGEyk', 1794837605631);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 163, 2, 'retain guest-performer', 'Pya-H4WaYtqumE8FQRXHFhaVJQ9YFaSV', 1794837605632);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 164, 0, 'place apprentice-1 dark-alley-2', 'k41-0', 1794837605639);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 165, 0, 'boost', 'k42-0', 1794837605644);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 166, 0, 'enhance', 'k43-0', 1794837605648);
INSERT INTO public.rows VALUES ('G9QvgOMztzru', 167, 0, 'draw market-row', 'k44-0', 1794837605652);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 0, 0, 'choose yoruba-spiritmaster', 'k0-0', 1794837605698);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 1, 1, 'choose the-great-optico', 'YZBgIXGcxfPVhk5AmxP579g6QrUTlnBg', 1794837605702);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 2, 0, 'take metal+metal', 'k1-0', 1794837605725);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 3, 0, 'learn mind-reading', 'k2-0', 1794837605729);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 4, 0, 'mark diamond', 'k3-0', 1794837605732);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 5, 0, 'engage manager', 'k4-0', 1794837605735);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 6, 0, 'take animal', 'k5-0', 1794837605738);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 7, 1, 'take fabric+fabric', 'Mb-qFceEPm6xbjs9rbFRCC-QQ3tbhova', 1794837605741);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 8, 1, 'learn enchanted-butterflies', 'rYDR3QSIKXRp0TSrscw0lKurVYrhJRyN', 1794837605743);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 9, 1, 'mark club', 'acv5krCORhAZ5jBGy5hJ1gvu5dpmPY8S', 1794837605744);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 10, 1, 'engage assistant', 'X1pqtblk3iloxaQl-9Z2ztTnhmWqEN_X', 1794837605745);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 11, 0, 'take metal+glass+fabric', 'k6-0', 1794837605766);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 12, 0, 'keep player', 'k7-0', 1794837605770);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 13, 0, 'keep player', 'k8-0', 1794837605774);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 14, 1, 'take wood', '_PiTA31K_BTrUkk7Y8W0hWfjwuVpsB9I', 1794837605784);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 15, 0, 'decline', 'k9-0', 1794837605800);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 16, 1, 'advertise', 'R1BwSY-D04EEVR7UVJfpHqrsTdzYeKHb', 1794837605802);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 17, 1, 'send magician downtown', 'ZkM4QKmVc_O6yn4BTNkBBcGHVox0bm-V', 1794837605806);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 18, 1, 'rest assistant', 'On1y90GRIFrQu9F7_RBoMFCLttg2MB-H', 1794837605808);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 19, 1, 'send apprentice-1 market-row', 'WaZPWMer7LkVE8tYm1Jm45inOpZaPYJt', 1794837605810);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 20, 1, 'send apprentice-4 theater', 'GGgu5Gt78JdqVISs-gCQvFvk3_aAnBkI', 1794837605811);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 21, 1, 'confirm', 'Fgy0iGxVRDMxjZfKhtJVjmiiI7cyutkE', 1794837605812);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 22, 0, 'send magician theater', 'k10-0', 1794837605827);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 23, 0, 'send manager theater', 'k11-0', 1794837605831);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 24, 0, 'send apprentice-1 market-row', 'k12-0', 1794837605834);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 25, 0, 'confirm', 'k13-0', 1794837605837);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 26, 0, 'place magician thursday-2', 'k14-0', 1794837605841);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 27, 1, 'place magician downtown-1', 'u3FOtPfLEVbQmlltLN9Wi0XCRCl08a-C', 1794837605844);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 28, 1, 'enhance', '_gMYL-3xjzVng93LbYUnQtXRsI2hQ4Xd', 1794837605846);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 29, 1, 'learn card-manipulation', 'v0os9xiUeBCVt3zWt5pnSjsskllgI8Sa', 1794837605848);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 30, 1, 'use residence-2', 'ekrBKVw8kPCeL4deCLA6ZZVeQuE8UQ6x', 1794837605849);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 31, 1, 'mark diamond', 'F6Cyv6mYvF6y9apozB0Z3VPEoc07z81w', 1794837605850);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 32, 1, 'hire inn-2', 'xsFIMJNZ8gcC6q4LOx6HDqsCCp-Ntn4i', 1794837605852);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 33, 0, 'idle manager', 'k15-0', 1794837605868);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 34, 1, 'place apprentice-1 market-1', 'TaO3AVX9cAjE5rQ33qvfEIWbtNkTWBkB', 1794837605870);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 35, 1, 'plain', 'KDgsx2VKuKUz5r9HEAG0ow0nig0-41VD', 1794837605873);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 36, 1, 'buy wood 2', 'uLn5X1XzVLwX3PLtpNbeJf-Cx5caF76Z', 1794837605874);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 37, 1, 'bargain 1', '8bhQ0-IltQfUXvmq1_Q0hZwGBU_jj27V', 1794837605876);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 38, 1, 'buy fabric 1', '3eNYxSTISowbmVCWY1FiKxjP5XstXVyY', 1794837605877);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 39, 0, 'idle apprentice-1', 'k16-0', 1794837605895);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 40, 1, 'place apprentice-4 friday-1', 'gc7bBtxE7D6z_Czsi4eVkACs_BqlJFHG', 1794837605899);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 41, 1, 'set-up enchanted-butterflies', 'i7jQpnDrn8IF1g4FJFeKFh2007OX1U-o', 1794837605901);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 42, 1, 'at riverside-theater-3 1 down', '8xIa92nIFBclIa1E4EaQkwvjwI5ta-5k', 1794837605902);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 43, 0, 'decline', 'k17-0', 1794837605923);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 44, 1, 'advertise', 'wdHJiWUKr4yw6hdNm14pko8Ovtoqm3Uk', 1794837605927);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 45, 1, 'send magician theater', 'zM2vsl7zDcj_ORBnTUojuRvght_4ggSk', 1794837605931);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 46, 1, 'send assistant theater', 'PHyPMJCnAeH8bq5u6zbjp3Q-NEKjLCwv', 1794837605933);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 47, 1, 'send apprentice-1 workshop', 'f-wIAtaMrW_3VDa73G8hVYpBkISr1thU', 1794837605936);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 48, 1, 'send apprentice-2 downtown', 'CglP5jSwpOWXF4ph_WuUUqsp8eLOpxIX', 1794837605938);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 49, 1, 'send apprentice-4 theater', 'bC_ea_bEGk8CtAh_rmfRiSGAt8GqcsGJ', 1794837605939);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 50, 1, 'confirm', 'LtXuiWjnJUTQibM1FKwuUSup_Ap5CpKU', 1794837605940);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 51, 0, 'rest magician', 'k18-0', 1794837605950);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 52, 0, 'rest manager', 'k19-0', 1794837605954);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 53, 0, 'send apprentice-1 market-row', 'k20-0', 1794837605958);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 54, 0, 'confirm', 'k21-0', 1794837605961);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 55, 0, 'place apprentice-1 market-4', 'k22-0', 1794837605964);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 56, 0, 'enhance', 'k23-0', 1794837605967);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 57, 0, 'quick glass', 'k24-0', 1794837605971);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 58, 1, 'place apprentice-2 downtown-1', 'b80t_OwBumsMyUXIYCkknqB6L7FeCDQy', 1794837605974);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 59, 1, 'plain', '2lGeHtV6dKHMwCyMwTwY-sdv1PbFi1sE', 1794837605976);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 60, 1, 'hire inn-2', '4V6oy0eD-VgBdWK8TF9W7gUM5_OPKWN5', 1794837605977);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 61, 1, 'place apprentice-1 workshop-1', 'GAwt1iXVisHd6BjdlZs-CvR_RAX4se1l', 1794837605979);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 62, 1, 'plain', 'BM36wAowfT6iKhUzQC8ZYlDKd5LNdDQ3', 1794837605980);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 63, 1, 'prepare card-manipulation', 'mhwzTq98PnbmL5OriFTYNfFPGVAXz4MS', 1794837605981);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 64, 1, 'place assistant friday-1', 'WkGx_Tt1AwdeI6Q3aJLMiznwAsYuuJD3', 1794837605982);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 65, 1, 'set-up card-manipulation', 'aUtWhFBQJ90lOiCo8GoprJt7w_9_5ItK', 1794837605984);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 66, 1, 'at riverside-theater-3 2 up', 'ZiDen37sAk1oy0Tu56Pb77kgLeaO1MxS', 1794837605985);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 67, 1, 'gain fame', 'CHsTBRs7BRBwcPBn0TxODR0oMD0xg6-A', 1794837605986);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 68, 1, 'set-up card-manipulation', 'MUh3MmsMFMVRUjiY73o0R5UavkPr-agq', 1794837605987);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 69, 1, 'at riverside-theater-4 1 right', 'hrbgKAJscyiZNR_7hKDkzJyzk6_ah8Zp', 1794837605988);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 70, 1, 'place apprentice-4 friday-2', 'dlF5TlFBHrRLvS5Gxn8cj7IOB_4C39Ro', 1794837605989);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 71, 1, 'set-up enchanted-butterflies', 'b8sow7BW7poZXqZexYVyFJYRNLMlgGBF', 1794837605990);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 72, 1, 'at riverside-theater-4 2 left', 'tr0QVVCZpuqiW3MTGY0IamsOuMZimgZK', 1794837605991);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 73, 1, 'gain fame', 'JaE4r_UuzFFiosw1kX5Xi9ETfln5i-ou', 1794837605992);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 74, 1, 'place magician friday-stage', 'ysuDQ1YNdJFjEpgkBj-5-u60vuqYbA1g', 1794837605993);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 75, 1, 'perform riverside-theater-3', 'BdL1m9tPoljr4l4eEp5uc53aefOxHpOE', 1794837605997);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 76, 0, 'decline', 'k25-0', 1794837606025);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 77, 1, 'advertise', 'DOMl0X_4M44VYCGurq6LElcMEo6HegAK', 1794837606029);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 78, 1, 'send magician theater', 'SUK_0Q2UJOOJTwuHCNQFIDK136h8SPpv', 1794837606033);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 79, 1, 'rest assistant', 'DMRMV4qzuv25LEw-FLDXsTQTuW2GcbQi', 1794837606035);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 80, 1, 'send apprentice-1 downtown', 'sYLj-GeZPCVA33Hd4GXwo7U5oaWUekPg', 1794837606037);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 81, 1, 'send apprentice-2 workshop', 'EbvdJ2zmWSgLLJVkBfPS7-eegC6x_Ab6', 1794837606040);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 82, 1, 'rest apprentice-3', '9wd9nEIrLlsnM8rQ_3d_ZGS3kRtwMVY4', 1794837606041);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 83, 1, 'send apprentice-4 workshop', '22EO8RoVCpIzZClFuhYIb4pp6mTomZmx', 1794837606043);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 84, 1, 'confirm', 'Uy65rFqWdeQkF3w3Dp3ADFEU8J-a-CYa', 1794837606044);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 85, 0, 'rest magician', 'k26-0', 1794837606053);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 86, 0, 'rest manager', 'k27-0', 1794837606056);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 87, 0, 'send apprentice-1 market-row', 'k28-0', 1794837606059);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 88, 0, 'confirm', 'k29-0', 1794837606061);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 89, 0, 'place apprentice-1 market-1', 'k30-0', 1794837606064);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 90, 0, 'plain', 'k31-0', 1794837606067);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 91, 0, 'order mirror 3', 'k32-0', 1794837606072);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 92, 0, 'quick rope', 'k33-0', 1794837606075);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 93, 1, 'place apprentice-1 downtown-1', '5w3aDXHYOcM7Yvwd67RB14aIHgScNETb', 1794837606078);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 94, 1, 'plain', 'st1x1EcmClxuxh_lunZcFw6Q_susGpe7', 1794837606080);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 95, 1, 'collect bank-1', 'Muq6dV90K4zCgX2KUp_Hiez4SWV9LGwt', 1794837606082);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 96, 1, 'place apprentice-4 workshop-1', 'jTfiRnHaoaJLN1fzRzczrPWLMRPifkm4', 1794837606083);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 97, 1, 'enhance', 'Urh2fIzOh4rNLIvH1XH46LHal-i8srtf', 1794837606084);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 98, 1, 'prepare card-manipulation', 'cxNbtaaz8Jz--sKQgZQTuw0GpPCJJUJN', 1794837606085);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 99, 1, 'prepare enchanted-butterflies', 'HVnn1P8TOOLLiSqwed_EPebl1E09nhyg', 1794837606086);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 100, 1, 'place magician sunday-stage', 'DCLjcg_7YHKl8E4ntz2ttz4ojVuG5Kzf', 1794837606088);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 101, 1, 'idle apprentice-2', 'DUKYxRTshFSOIKxrWDxqPMnsrqe44cCt', 1794837606089);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 102, 1, 'perform riverside-theater-4', 'Mw0dvZd84qZ58Im4TRrDqWsLZRT5Fd8Y', 1794837606090);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 103, 0, 'decline', 'k34-0', 1794837606103);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 104, 1, 'advertise', '5Ycp3JJ6BuxiFvcgAASkdSleXEEkavp5', 1794837606105);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 105, 1, 'send magician theater', 'NhfvjxwHscJC2hUGRC4ZMIMwBB2IEh-9', 1794837606109);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 106, 1, 'send assistant theater', 'fWLhn9nUOHNqmj9pTqjp03nY6TmeSBSz', 1794837606112);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 107, 1, 'send apprentice-1 downtown', 'kQ4PRvMUCugdV69A8a5BHO0SGlbfvujv', 1794837606114);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 108, 1, 'rest apprentice-2', 'h1r2PEkoqvsfkLhQDjrfQkMPJ0_lN2Ye', 1794837606116);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 109, 1, 'rest apprentice-3', 'H7cz06al25NG5hYAai0hnt7XPetS-y09', 1794837606118);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 110, 1, 'send apprentice-4 theater', '7QVbxaD2KZQk8LfR1cVg9odEovxZy5wc', 1794837606120);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 111, 1, 'confirm', '837QDWUwyU8SEDUm30IpOTP_U6YbHxMX', 1794837606121);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 112, 0, 'send magician downtown', 'k35-0', 1794837606131);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 113, 0, 'send manager downtown', 'k36-0', 1794837606135);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 114, 0, 'send apprentice-1 market-row', 'k37-0', 1794837606138);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 115, 0, 'confirm', 'k38-0', 1794837606142);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 116, 0, 'place magician downtown-4', 'k39-0', 1794837606146);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 117, 0, 'plain', 'k40-0', 1794837606150);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 118, 0, 'reroll inn-1', 'k41-0', 1794837606155);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 119, 0, 'reroll bank-1', 'k42-0', 1794837606159);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 120, 0, 'reroll residence-1', 'k43-0', 1794837606162);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 121, 1, 'place apprentice-1 downtown-1', 'Lwwi1D3EybcdHoAGkqU7bxaUbfIbHqaG', 1794837606164);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 122, 1, 'plain', 'ahfyTg9-r2sqcuLaJUN2ALySd9purZRF', 1794837606167);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 123, 1, 'collect bank-1', '-kZzfnt2yoPtkmnKl0_Yr_U4UeuMu5gH', 1794837606168);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 124, 0, 'idle manager', 'k44-0', 1794837606189);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 125, 1, 'place assistant friday-1', '7Wz-5rK_BP1uiFcDqPUhOymDISmAdUin', 1794837606191);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 126, 1, 'set-up card-manipulation', 'dtJ5Ln97r0ovNOz4DRAOj435BNCZXxlN', 1794837606193);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 127, 1, 'at grand-magorian-5 1 right', 'Qdgujp_eVickFXh51Usch1kg5Y72kXFj', 1794837606195);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 128, 1, 'set-up enchanted-butterflies', '4YzwcGrzZI7vk0RPZUF3H51mtxTuglQ6', 1794837606196);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 129, 1, 'at grand-magorian-5 2 left', 'hqW4aBsv-oqgDnp7-wit700jmLqnKjhC', 1794837606197);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 130, 1, 'gain fame', 'Gp7IOgcBje7-MCSKAdDojdU0OS8f0vj-', 1794837606198);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 131, 0, 'place apprentice-1 market-4', 'k45-0', 1794837606216);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 132, 0, 'plain', 'k46-0', 1794837606219);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 133, 0, 'order disguise 1', 'k47-0', 1794837606222);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 134, 1, 'place apprentice-4 friday-2', '-urNcdj1SzCNGVHtJXydSBI6X1Fj_Iti', 1794837606224);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 135, 1, 'set-up enchanted-butterflies', 'WiiT57EclKRJgKWXoUlFKZkl4AUmAJvf', 1794837606227);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 136, 1, 'at riverside-theater-7 1 right', '4s7TQyEAU0G7GZGbUIP0eXvjuMynsBOu', 1794837606228);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 137, 1, 'place magician friday-stage', 'uxm_la5utJN8z2n0V8Qqh2lJlEMB5bs8', 1794837606229);
INSERT INTO public.rows VALUES ('PGRTNGSFxLF1', 138, 1, 'perform grand-magorian-5', 'w_iFCwqEnGacJ31sNccKQX5eYdEtwQaw', 1794837606231);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 0, 1, 'choose the-mechaniker', 'k0-1', 1794837606269);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 1, 2, 'choose yoruba-spiritmaster', 'k1-2', 1794837606272);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 2, 0, 'choose the-gentleman', 'k2-0', 1794837606275);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 3, 1, 'take glass+fabric', 'k3-1', 1794837606278);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 4, 1, 'learn chinese-sticks', 'k4-1', 1794837606283);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 5, 1, 'mark diamond', 'k5-1', 1794837606288);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 6, 1, 'engage manager', 'k6-1', 1794837606294);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 7, 1, 'take metal+fabric', 'k7-1', 1794837606299);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 8, 2, 'take wood+fabric', 'k8-2', 1794837606302);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 9, 2, 'learn mind-reading', 'k9-2', 1794837606307);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 10, 2, 'mark club', 'k10-2', 1794837606312);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 11, 2, 'engage manager', 'k11-2', 1794837606322);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 12, 2, 'take metal+metal', 'k12-2', 1794837606329);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 13, 0, 'take metal+glass', 'k13-0', 1794837606334);
INSERT INTO public.rows VALUES ('R9XuuWSKAui7', 14, 0, 'undo', 'undo1', 1794837606339);

INSERT INTO public.seats VALUES ('puJbCBP47zV_', 0, 'Ревекка', '320ef73ab935b7a43d0a0a400af37d84cf49f8be0c699a581fa576e84d22ff71', NULL, false);
INSERT INTO public.seats VALUES ('puJbCBP47zV_', 1, NULL, NULL, 'odds', false);
INSERT INTO public.seats VALUES ('puJbCBP47zV_', 2, NULL, NULL, 'random', false);
INSERT INTO public.seats VALUES ('htiVrd5TI3Dq', 0, 'Ann', 'e57581aeb8e80ae39a63c34afb3a26e0d2f0e1f56c3b49b82a30da6d432092bd', NULL, false);
INSERT INTO public.seats VALUES ('htiVrd5TI3Dq', 1, 'person 1', '2270d423b6f164ea8eae0765ca1b1add270da6b6507b9eb16d747fe326b5b7c2', NULL, false);
INSERT INTO public.seats VALUES ('3SIOk7QfC1wA', 0, 'Ann', '58d025c85ad218e62a1dbf76e5a416255a23692f9a6eed14122d33d2afb0136e', NULL, false);
INSERT INTO public.seats VALUES ('3SIOk7QfC1wA', 1, NULL, NULL, 'random', false);
INSERT INTO public.seats VALUES ('c9-uP2Tu0eVY', 0, 'Ann', '6c337da3dd4500edecefc1723cea869aade0c1d20ac21387eec62c86e850c867', NULL, false);
INSERT INTO public.seats VALUES ('c9-uP2Tu0eVY', 1, NULL, NULL, 'random', false);
INSERT INTO public.seats VALUES ('OPrg_hY8VJj4', 0, 'Ann', '6c337da3dd4500edecefc1723cea869aade0c1d20ac21387eec62c86e850c867', NULL, false);
INSERT INTO public.seats VALUES ('OPrg_hY8VJj4', 1, NULL, NULL, 'random', false);
INSERT INTO public.seats VALUES ('xwqRfRY904YZ', 0, 'Ann', '5b143d7f658107145281d15cb80565cec4cdad4a804a3c78c57ab5842d44117b', NULL, false);
INSERT INTO public.seats VALUES ('xwqRfRY904YZ', 1, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('UjBon1KW4yRC', 0, 'Ann', '5044e5859e0866ee747814079d221e75f99852314e619cfc07052330fd3c1c58', NULL, false);
INSERT INTO public.seats VALUES ('UjBon1KW4yRC', 1, 'person 1', '14104a769f242e7364cb4537c6bb21a212452988be78ff2a4f057f245380bdb7', NULL, false);
INSERT INTO public.seats VALUES ('G9QvgOMztzru', 0, 'Ann', '9b0905af0ac55937f82082763690a5d7c5d39b76cc1d274dfd0af04612e1ec4b', NULL, false);
INSERT INTO public.seats VALUES ('G9QvgOMztzru', 1, NULL, NULL, 'greedy', false);
INSERT INTO public.seats VALUES ('G9QvgOMztzru', 2, NULL, NULL, 'greedy', false);
INSERT INTO public.seats VALUES ('kMOKpwR11xDK', 0, 'Ann2', '3b18ab44cc01b23e9497b429c2fc03feadbee4805776cdc9af8fcb38995a526a', NULL, false);
INSERT INTO public.seats VALUES ('kMOKpwR11xDK', 1, NULL, NULL, 'greedy', false);
INSERT INTO public.seats VALUES ('kMOKpwR11xDK', 2, NULL, NULL, 'greedy', false);
INSERT INTO public.seats VALUES ('PGRTNGSFxLF1', 0, 'Ann', '833deb495f88dc7764b08b6e0641e3b6ce87aa76d851b90cc66938b4bbe37542', NULL, false);
INSERT INTO public.seats VALUES ('PGRTNGSFxLF1', 1, NULL, NULL, 'greedy', false);
INSERT INTO public.seats VALUES ('R9XuuWSKAui7', 0, 'Ann', 'ca131c762d4d2268cfbaf9a73b1a96272f414152e36a673617dd1251f3233636', NULL, false);
INSERT INTO public.seats VALUES ('R9XuuWSKAui7', 1, 'person 1', '68d6a6971ecd1a15a1b1489563132cdb92968e8066db0e01316f25c6a501a89a', NULL, false);
INSERT INTO public.seats VALUES ('R9XuuWSKAui7', 2, 'person 2', 'd49c8a0a454ba5c98230f56cd63da6824d28bd7ab464f8de7d9627870c39d1be', 'greedy', false);

INSERT INTO public.tables VALUES ('puJbCBP47zV_', 'abracada', 1, '0acd9665', 3, '{"easy":false,"last_standing":false,"lower":"refuse","first":null}', '124287856904885872509641874210512226034', NULL, 'f5446701f7db01ec91a3b430cae3fc9be1dcfdf099f0a7f6859165aaede6e883', '{"open":true,"chat":true,"hints":true,"odds":true}', 'Y_PL7UVOtli95jYa4Dwus7-cR6EqeefG', 1794837601676, 1794837601686, NULL, NULL);
INSERT INTO public.tables VALUES ('htiVrd5TI3Dq', 'abracada', 1, '0acd9665', 2, '{"easy":false,"last_standing":false,"lower":"refuse","first":0}', '220678824732305295054808924568498424943', NULL, 'e2b11a454c88fd4c8400e83a5c8643ca1a04d942523d10b97c1690f77604d671', '{"open":true,"chat":true,"hints":true,"odds":true}', '_lMK_GefaY3K0G8uoAFuYAY30FpSWgMs', 1794837602051, 1794837602066, NULL, NULL);
INSERT INTO public.tables VALUES ('3SIOk7QfC1wA', 'abracada', 1, '0acd9665', 2, '{"easy":false,"last_standing":false,"lower":"refuse","first":null}', '322378894849345700303259553479218335706', NULL, 'daa320e5c8f872efcdc4068fab6b9fc88c35e0cd8788d31abd462269bd582125', '{"open":true,"chat":true,"hints":true,"odds":true}', 'I2SP5YG8MwjJO9HA-XdFi6uYZnTjbjfB', 1794837602120, 1794837602126, 1794837602481, NULL);
INSERT INTO public.tables VALUES ('PGRTNGSFxLF1', 'trickerion', 1, '8daf0e60', 2, '{"dark_alley":false,"prophecies":false,"quick":true,"level3_with_marker":true,"beginner":[]}', '259053459071245828580896028433489886921', NULL, '727f2608c0a27711dd44caa4862140ce4c2aed778c9723b543246dfd084469a1', '{"open":true,"chat":true,"hints":true,"odds":true}', 'CJ9KSmCUdCmc5BZpFtakBfKvX2hqdI45', 1794837605689, 1794837605694, 1794837606232, NULL);
INSERT INTO public.tables VALUES ('c9-uP2Tu0eVY', 'abracada', 1, '0acd9665', 2, '{"easy":false,"last_standing":false,"lower":"refuse","first":null}', '163194771065286342618134133919448283827', NULL, 'eea98024bc72204a4db52231f79db1cfbd0012e14f39278fe1da515dceda1cb3', '{"open":true,"chat":true,"hints":true,"odds":true}', 'kKu2HrtRUyN4fzTya9yCPdunVQ_sI4DL', 1794837602490, 1794837602496, 1794837603233, 'OPrg_hY8VJj4');
INSERT INTO public.tables VALUES ('OPrg_hY8VJj4', 'abracada', 1, '0acd9665', 2, '{"easy":false,"last_standing":false,"lower":"refuse","first":1}', '36295916598752890410020239719585449977', NULL, 'a1f096392ea4da610929d1e0dac5d46be4ef6af7d4e9ba294556e4ddcf26e466', '{"open":true,"chat":true,"hints":true,"odds":true}', 'bzrzXmgvuXucA4DB7fyOK70V_3XCuknk', 1794837603257, 1794837603267, NULL, NULL);
INSERT INTO public.tables VALUES ('xwqRfRY904YZ', 'abracada', 1, '0acd9665', 2, '{"easy":false,"last_standing":false,"lower":"refuse","first":null}', '219441869750670439698463964954150949254', NULL, 'f7466b76b8ce459da36e8be80c17809dadc67184c0fb2c0a5be11b64308a87fe', '{"open":false,"chat":true,"hints":true,"odds":true}', 'cD48xU8UgCfhLHZfTjs1dOvF94RWmeLu', 1794837603277, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('UjBon1KW4yRC', 'trickerion', 1, '8daf0e60', 2, '{"dark_alley":false,"prophecies":false,"quick":false,"level3_with_marker":true,"beginner":[0,1]}', '317078334499457790080003096538559031133', NULL, '56bce443b45542308a2f2222c17191b8a1e8695d421a86f3966870b7ea7c9b1e', '{"open":true,"chat":true,"hints":true,"odds":true}', 'qRcSr4OJNSNYdN-8l31KfEP_QRUJaEtL', 1794837603534, 1794837603560, NULL, NULL);
INSERT INTO public.tables VALUES ('G9QvgOMztzru', 'trickerion', 1, '8daf0e60', 3, '{"dark_alley":true,"prophecies":true,"quick":false,"level3_with_marker":true,"beginner":[]}', '81541011726857530217186695532630919727', NULL, 'e0f98280bfb83ea73be6f2903059262a2241e3f9abeb18622a210d1304c3fddd', '{"open":true,"chat":true,"hints":true,"odds":true}', 'KtRKGJlnxWVkpwj6UTjlZwWbuJhwxGQI', 1794837604126, 1794837604134, NULL, NULL);
INSERT INTO public.tables VALUES ('kMOKpwR11xDK', 'trickerion', 1, '8daf0e60', 3, '{"dark_alley":true,"prophecies":true,"quick":false,"level3_with_marker":true,"beginner":[]}', NULL, '{"options":{"dark_alley":true,"prophecies":true,"quick":false,"level3_with_marker":true,"beginner":[]},"key":"c3d4556c22ead19313108630eb1d0ff4","draws":0,"round":3,"phase":"placement","chooser":1,"order":[2,0,1],"fame":[11,14,6],"coins":[1,6,10],"shards":[0,0,5],"dice":["mechanical","spiritual","x","x","x","x"],"market":{"stalls":["metal","saw","animal","petroleum"],"orders":["","rope","",""],"quick":"padlock"},"workshops":[{"magician":"the-mechaniker","tricks":[{"trick":"linking-rings","symbol":"heart","board":"player","ready":0,"spare":4}],"components":[{"component":"petroleum","tokens":1,"board":"player","counts":1}],"characters":[{"id":"magician","at":"home","card":"downtown","waits":true},{"id":"assistant","at":"market-2","card":"market-row","waits":false},{"id":"apprentice-1","at":"dark-alley-2","card":"dark-alley","waits":false},{"id":"apprentice-4","at":"home","card":"workshop","waits":true}],"poster":true,"day":"","specials":[0,0,0,0],"spent":true},{"magician":"the-great-optico","tricks":[{"trick":"window-to-the-otherworld","symbol":"diamond","board":"player","ready":0,"spare":4},{"trick":"enchanted-butterflies","symbol":"club","board":"player","ready":2,"spare":2}],"components":[{"component":"fabric","tokens":2,"board":"player","counts":2}],"characters":[{"id":"magician","at":"home","card":"theater","waits":true},{"id":"assistant","at":"home","card":"buying-time","waits":true},{"id":"apprentice-1","at":"downtown-2","card":"fame-and-fortune","waits":false},{"id":"apprentice-2","at":"inn","card":"","waits":false},{"id":"apprentice-4","at":"home","card":"market-row","waits":true}],"poster":true,"day":"","specials":[0,0,1,0],"hand":["ingenuity"],"premiered":["enchanted-butterflies"]},{"magician":"yoruba-spiritmaster","tricks":[{"trick":"spirit-hand","symbol":"heart","board":"player","ready":0,"spare":4},{"trick":"water-tank-escape","symbol":"diamond","board":"player","ready":0,"spare":4},{"trick":"mind-reading","symbol":"club","board":"player","ready":0,"spare":3}],"components":[{"component":"glass","tokens":2,"board":"player","counts":2},{"component":"fabric","tokens":3,"board":"player","counts":3},{"component":"rope","tokens":1,"board":"player","counts":1},{"component":"animal","tokens":1,"board":"player","counts":1}],"characters":[{"id":"magician","at":"downtown-1","card":"downtown","waits":false},{"id":"assistant","at":"home","card":"","waits":false},{"id":"apprentice-1","at":"home","card":"workshop","waits":true},{"id":"apprentice-2","at":"home","card":"headliner-trick","waits":true},{"id":"apprentice-4","at":"dark-alley-1","card":"dark-alley","waits":false}],"poster":false,"day":"","specials":[0,0,0,2],"hand":["guest-performer","grand-premiere"],"premiered":["mind-reading"]}],"theater":[{"card":"riverside-theater-7","markers":[null,null,null,null]},{"card":"riverside-theater-6","markers":[{"seat":2,"symbol":"club","trick":"mind-reading","facing":"down"},null,null,null]},{"card":"riverside-theater-8","markers":[null,null,null,null]},{"card":"riverside-theater-12","markers":[null,null,null]}],"deck":["grand-magorian-6","grand-magorian-4","magnus-pantheon-3","magnus-pantheon-8"],"seen":[],"actor":"apprentice-1","points":3,"asked":[{"kind":"draw-more","numbers":[]},null,null],"planned":[0,0,0],"replans":[0,0,0],"alley":{"decks":[["thirst-for-knowledge","mass-recruitment","leaked-blueprints","empower","headhunter","trick-overhaul","hypnotic-motivation","interest","investments"],["workshop-exhibition","shoplifting","component-sale","workshop-delivery","dubious-sources","smuggled-goods","traveling-merchants","business-share","barter-with-power","logistics"],["on-stage-preparation","replaceable-parts","trick-tweaking","invention","hidden-talent","test-run","freelancer","unstable-prototype","enhance-trick"],["new-twist","street-performance","arranged-fiasco","durable-components","orchestral-interlude","directors-favor"]],"known":[[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0],[0,0,1,1,0,0]],"drawn":[["market-row"]],"prophecies":{"active":"escape-fame","pending":["two-placements","strong-enhancement","enhanced-theater"],"left":22,"past":["shard-echo"]},"fates":["lowest-slot-first","plain-days","performers-day","optical-fame","one-base-point","cheap-hiring","cheap-learning","mechanical-fame","cheap-coins","costly-first-slot","friday-penalty","coins-become-fame","saturday-bonus","double-bank","orders-on-sale","cheap-further-cards","hidden-assignments","shard-glory","famous-apprentices","flat-price","spiritual-fame","double-performer-bonus"],"round":{"used":["fame-and-fortune"],"draws":1}}}', 'de598ca3cc2b64f5047711515bb805ffcbe14a604d436b52bef1887f76566d02', '{"open":true,"chat":true,"hints":true,"odds":true}', 'nu1U6o-zbh9NFD9aAPg0o80TgPHeBtEl', 1794837605658, 1794837605667, NULL, NULL);
INSERT INTO public.tables VALUES ('R9XuuWSKAui7', 'trickerion', 1, '8daf0e60', 3, '{"dark_alley":false,"prophecies":false,"quick":false,"level3_with_marker":true,"beginner":[]}', '279118191489085824538082565799048946163', NULL, '6a1e652e9d092e95c3507b5acc30f01409f5da3339d2d9b16c8fe2af70934ca2', '{"open":true,"chat":true,"hints":true,"odds":true}', 'RECdYntkz8XKlSt0RSkeqqMywvbL203N', 1794837606254, 1794837606264, NULL, NULL);

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY ("table", seq);

ALTER TABLE ONLY public.names
    ADD CONSTRAINT names_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.rows
    ADD CONSTRAINT rows_key UNIQUE ("table", seat, key);

ALTER TABLE ONLY public.rows
    ADD CONSTRAINT rows_pkey PRIMARY KEY ("table", seq);

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.votes
    ADD CONSTRAINT votes_pkey PRIMARY KEY ("table", seat, voter);

CREATE INDEX tables_created ON public.tables USING btree (created);

