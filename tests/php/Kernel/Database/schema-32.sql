CREATE TABLE wp_vestibule_submissions (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  form_id int(10) unsigned NOT NULL,
  created_at datetime NOT NULL,
  `status` varchar(20) NOT NULL,
  `data` longtext NOT NULL,
  search_text text NOT NULL,
  source_url varchar(2000) NOT NULL,
  user_id bigint(20) unsigned DEFAULT NULL,
  mail_status varchar(20) NOT NULL,
  trashed_from varchar(20) NOT NULL DEFAULT '',
  `language` varchar(20) NOT NULL DEFAULT '',
  spam_reason varchar(200) NOT NULL DEFAULT '',
  spam_from varchar(20) NOT NULL DEFAULT '',
  spam_at datetime DEFAULT NULL,
  starred tinyint(3) unsigned NOT NULL DEFAULT 0,
  sender varchar(100) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY form_status (form_id,`status`,`id`),
  KEY status_id (`status`,`id`),
  KEY created (created_at),
  KEY spam_at (spam_at),
  KEY mail (mail_status,created_at),
  KEY listed (created_at,`id`,`status`,form_id),
  KEY form_listed (form_id,created_at,`id`,`status`),
  KEY status_listed (`status`,created_at,`id`,form_id),
  KEY sender (sender,`id`,`status`,form_id),
  KEY starred (starred,created_at)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_submissions VALUES (1,4,'2026-11-20 09:00:00','read','{\"email\":\"ada@example.org\",\"message\":\"Grüße – 你好\"}','ada@example.org grüße','https://example.org/contact/',NULL,'sent','','de_DE','','',NULL,1,'Ada');
INSERT INTO wp_vestibule_submissions VALUES (2,4,'2026-11-21 09:00:00','trash','{}','','',1,'failed','spam','','link','unread','2026-11-21 09:05:00',0,NULL);
CREATE TABLE wp_vestibule_bookings (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  event_id bigint(20) unsigned NOT NULL,
  submission_id bigint(20) unsigned DEFAULT NULL,
  start_at datetime NOT NULL,
  end_at datetime NOT NULL,
  seat smallint(5) unsigned DEFAULT NULL,
  `status` varchar(20) NOT NULL,
  timezone varchar(64) NOT NULL,
  hold char(64) NOT NULL DEFAULT '',
  expires_at datetime DEFAULT NULL,
  created_at datetime NOT NULL,
  cancel_reason varchar(20) NOT NULL DEFAULT '',
  host_id bigint(20) unsigned NOT NULL DEFAULT 0,
  busy_from datetime DEFAULT NULL,
  busy_to datetime DEFAULT NULL,
  `sequence` int(10) unsigned NOT NULL DEFAULT 0,
  link_key char(32) NOT NULL DEFAULT '',
  note varchar(500) NOT NULL DEFAULT '',
  `source` varchar(40) NOT NULL DEFAULT '',
  title varchar(200) NOT NULL DEFAULT '',
  PRIMARY KEY (`id`),
  UNIQUE KEY event_start_seat (event_id,start_at,seat),
  KEY submission (submission_id),
  KEY hold (hold),
  KEY expires (expires_at),
  KEY status_listed (`status`,start_at,`id`),
  KEY host_start (host_id,start_at),
  KEY calendar (start_at,`id`,`status`,end_at,event_id,host_id)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_bookings VALUES (1,12,1,'2026-12-02 09:00:00','2026-12-02 09:30:00',1,'booked','Europe/Berlin','',NULL,'2026-11-20 09:00:00','',7,'2026-12-02 08:50:00','2026-12-02 09:40:00',2,'abababababababababababababababab','Call first','form','Visit');
INSERT INTO wp_vestibule_bookings VALUES (2,12,NULL,'2026-12-02 10:00:00','2026-12-02 10:30:00',NULL,'cancelled','UTC','',NULL,'2026-11-20 09:00:00','visitor',0,NULL,NULL,0,'','','','');
CREATE TABLE wp_vestibule_tokens (
  token char(64) NOT NULL,
  form_id int(10) unsigned NOT NULL,
  submission_id bigint(20) unsigned DEFAULT NULL,
  answer text NOT NULL,
  expires_at datetime NOT NULL,
  PRIMARY KEY (token),
  KEY expires (expires_at),
  KEY submission (submission_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_tokens VALUES ('a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',4,1,'{\"message\":\"Thanks\"}','2099-01-01 00:00:00');
CREATE TABLE wp_vestibule_rates (
  bucket char(64) NOT NULL,
  hits int(10) unsigned NOT NULL,
  expires_at int(10) unsigned NOT NULL,
  PRIMARY KEY (bucket),
  KEY expires (expires_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_rates VALUES ('b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2',3,4000000000);
CREATE TABLE wp_vestibule_chat_counts (
  `day` date NOT NULL,
  account_id bigint(20) unsigned NOT NULL,
  opened int(10) unsigned NOT NULL,
  PRIMARY KEY (`day`,account_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_chat_counts VALUES ('2026-11-20',5,3);
CREATE TABLE wp_vestibule_consent_receipts (
  `id` char(32) NOT NULL,
  created_at datetime NOT NULL,
  policy_version int(10) unsigned NOT NULL,
  choice varchar(20) NOT NULL,
  categories varchar(100) NOT NULL DEFAULT '',
  PRIMARY KEY (`id`),
  KEY created_at (created_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_consent_receipts VALUES ('c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3','2026-11-20 09:00:00',3,'accepted','statistics marketing');
CREATE TABLE wp_vestibule_push_subscriptions (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  endpoint_hash char(64) NOT NULL,
  endpoint varchar(2048) NOT NULL,
  public_key varchar(88) NOT NULL,
  auth varchar(24) NOT NULL,
  topics varchar(1000) NOT NULL DEFAULT '',
  user_id bigint(20) unsigned NOT NULL DEFAULT 0,
  created_at datetime NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY endpoint_hash (endpoint_hash),
  KEY user_id (user_id)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_push_subscriptions VALUES (1,'d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4','https://push.example/1','BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB','AAAAAAAAAAAAAAAAAAAAAA','news',1,'2026-11-20 09:00:00');
CREATE TABLE wp_vestibule_push_sendings (
  post_id bigint(20) unsigned NOT NULL,
  started_at datetime NOT NULL,
  sent int(11) NOT NULL DEFAULT 0,
  gone int(11) NOT NULL DEFAULT 0,
  failed int(11) NOT NULL DEFAULT 0,
  waiting int(11) NOT NULL DEFAULT 0,
  PRIMARY KEY (post_id),
  KEY started_at (started_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_push_sendings VALUES (9,'2026-11-20 09:00:00',2,1,0,0);
CREATE TABLE wp_vestibule_uploads (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  reference char(32) NOT NULL,
  form_id bigint(20) unsigned NOT NULL,
  field varchar(64) NOT NULL,
  `name` varchar(200) NOT NULL,
  `type` varchar(100) NOT NULL,
  size bigint(20) unsigned NOT NULL,
  `file` char(32) NOT NULL,
  submission_id bigint(20) unsigned DEFAULT NULL,
  expires_at datetime DEFAULT NULL,
  network char(64) NOT NULL DEFAULT '',
  PRIMARY KEY (`id`),
  UNIQUE KEY reference (reference),
  KEY submission_id (submission_id),
  KEY expires_at (expires_at)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_uploads VALUES (1,'e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5',4,'file','a.pdf','application/pdf',1000,'f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6',1,NULL,'');
INSERT INTO wp_vestibule_uploads VALUES (2,'e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6',4,'file','b.pdf','application/pdf',1000,'f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7',NULL,'2099-01-01 00:00:00','0707070707070707070707070707070707070707070707070707070707070707');
CREATE TABLE wp_vestibule_mails (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  entry_id bigint(20) unsigned NOT NULL,
  notification varchar(40) NOT NULL,
  `name` varchar(200) NOT NULL DEFAULT '',
  recipients varchar(1000) NOT NULL DEFAULT '',
  `subject` varchar(500) NOT NULL DEFAULT '',
  `status` varchar(20) NOT NULL,
  tries smallint(5) unsigned NOT NULL DEFAULT 0,
  next_at datetime DEFAULT NULL,
  `error` varchar(500) NOT NULL DEFAULT '',
  created_at datetime NOT NULL,
  sent_at datetime DEFAULT NULL,
  booking_id bigint(20) unsigned NOT NULL DEFAULT 0,
  occasion varchar(40) NOT NULL DEFAULT '',
  PRIMARY KEY (`id`),
  UNIQUE KEY entry_mail (entry_id,notification,booking_id,occasion),
  KEY due (`status`,next_at)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_mails VALUES (1,1,'owner','To the owner','owner@example.org','New entry','sent',1,NULL,'','2026-11-20 09:00:00','2026-11-20 09:00:05',0,'');
INSERT INTO wp_vestibule_mails VALUES (2,1,'owner','','','','failed',2,'2026-11-20 10:00:00','The server is down','2026-11-20 09:30:00',NULL,1,'moved:1');
CREATE TABLE wp_vestibule_saved_forms (
  secret char(64) NOT NULL,
  form_id int(10) unsigned NOT NULL,
  instance varchar(100) NOT NULL,
  email varchar(254) NOT NULL,
  `data` longtext NOT NULL,
  step smallint(5) unsigned NOT NULL DEFAULT 0,
  created_at datetime NOT NULL,
  expires_at datetime NOT NULL,
  PRIMARY KEY (secret),
  KEY email (email(191)),
  KEY expires (expires_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_saved_forms VALUES ('1818181818181818181818181818181818181818181818181818181818181818',4,'vestibule-form-4','ada@example.org','{\"name\":\"Ada\"}',2,'2026-11-20 09:00:00','2099-01-01 00:00:00');
CREATE TABLE wp_vestibule_entry_notes (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  submission_id bigint(20) unsigned NOT NULL,
  user_id bigint(20) unsigned NOT NULL,
  kind varchar(20) NOT NULL,
  content longtext NOT NULL,
  created_at datetime NOT NULL,
  edited_at datetime DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY submission (submission_id,`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_entry_notes VALUES (1,1,1,'note','Called back','2026-11-20 12:00:00',NULL);
CREATE TABLE wp_vestibule_akismet (
  submission_id bigint(20) unsigned NOT NULL,
  question longtext NOT NULL,
  believed varchar(4) NOT NULL,
  wanted varchar(4) NOT NULL,
  tries tinyint(3) unsigned NOT NULL DEFAULT 0,
  created_at datetime NOT NULL,
  PRIMARY KEY (submission_id),
  KEY created_at (created_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_akismet VALUES (2,'{\"blog\":\"https://example.org\"}','spam','ham',1,'2026-11-21 09:00:00');
CREATE TABLE wp_vestibule_webhook_deliveries (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  uid varchar(64) NOT NULL,
  form_id bigint(20) unsigned NOT NULL,
  entry_id bigint(20) unsigned NOT NULL,
  webhook varchar(40) NOT NULL,
  `name` varchar(200) NOT NULL DEFAULT '',
  `host` varchar(255) NOT NULL DEFAULT '',
  `status` varchar(20) NOT NULL,
  tries smallint(5) unsigned NOT NULL DEFAULT 0,
  next_at datetime DEFAULT NULL,
  `code` smallint(5) unsigned NOT NULL DEFAULT 0,
  answer varchar(500) NOT NULL DEFAULT '',
  `error` varchar(500) NOT NULL DEFAULT '',
  created_at datetime NOT NULL,
  sent_at datetime DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY entry_webhook (entry_id,webhook),
  KEY due (`status`,next_at),
  KEY form (form_id,`id`),
  KEY created (created_at)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_webhook_deliveries VALUES (1,'msg_1',4,1,'crm','CRM','crm.example','sent',1,NULL,200,'ok','','2026-11-20 09:00:00','2026-11-20 09:00:06');
CREATE TABLE wp_vestibule_beacons (
  `page` char(32) NOT NULL,
  is_mobile tinyint(3) unsigned NOT NULL,
  post_id bigint(20) unsigned NOT NULL,
  url text NOT NULL,
  state varchar(12) NOT NULL,
  reports smallint(5) unsigned NOT NULL,
  `found` mediumtext NOT NULL,
  changed_at datetime NOT NULL,
  PRIMARY KEY (`page`,is_mobile),
  KEY post (post_id),
  KEY `changed` (changed_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_beacons VALUES ('29292929292929292929292929292929',1,9,'https://example.org/garden/','known',3,'{}','2026-11-20 09:00:00');
CREATE TABLE wp_vestibule_booking_resources (
  resource varchar(40) NOT NULL,
  version bigint(20) unsigned NOT NULL DEFAULT 0,
  PRIMARY KEY (resource)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_booking_resources VALUES ('event-12',4);
CREATE TABLE wp_vestibule_booking_changes (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  booking_id bigint(20) unsigned NOT NULL,
  `at` datetime NOT NULL,
  who varchar(10) NOT NULL,
  user_id bigint(20) unsigned DEFAULT NULL,
  what varchar(20) NOT NULL,
  from_at datetime DEFAULT NULL,
  to_at datetime DEFAULT NULL,
  note varchar(500) NOT NULL DEFAULT '',
  occasion varchar(40) DEFAULT NULL,
  from_host bigint(20) unsigned NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`),
  UNIQUE KEY booking_occasion (booking_id,occasion)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_booking_changes VALUES (1,1,'2026-11-20 09:00:00','visitor',NULL,'booked',NULL,NULL,'','booked:0',0);
INSERT INTO wp_vestibule_booking_changes VALUES (2,1,'2026-11-20 10:00:00','owner',1,'moved','2026-12-01 09:00:00','2026-12-02 09:00:00','','moved:1',8);
CREATE TABLE wp_vestibule_busy_calendars (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  host_id bigint(20) unsigned NOT NULL,
  address char(64) NOT NULL,
  etag varchar(250) NOT NULL DEFAULT '',
  modified varchar(100) NOT NULL DEFAULT '',
  tried_at datetime DEFAULT NULL,
  read_at datetime DEFAULT NULL,
  seen_at datetime DEFAULT NULL,
  failed_at datetime DEFAULT NULL,
  times int(10) unsigned NOT NULL DEFAULT 0,
  unread int(10) unsigned NOT NULL DEFAULT 0,
  fault varchar(250) NOT NULL DEFAULT '',
  PRIMARY KEY (`id`),
  UNIQUE KEY host_address (host_id,address),
  KEY tried (tried_at)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_busy_calendars VALUES (1,7,'3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a','\"x\"','','2026-11-20 09:00:00','2026-11-20 09:00:00','2026-11-20 09:00:00',NULL,1,0,'');
CREATE TABLE wp_vestibule_busy_times (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  calendar_id bigint(20) unsigned NOT NULL,
  host_id bigint(20) unsigned NOT NULL,
  from_at datetime NOT NULL,
  to_at datetime NOT NULL,
  PRIMARY KEY (`id`),
  KEY calendar (calendar_id),
  KEY host_from (host_id,from_at)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_busy_times VALUES (1,1,7,'2026-12-03 09:00:00','2026-12-03 10:00:00');
CREATE TABLE wp_vestibule_booking_waiting (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  event_id bigint(20) unsigned NOT NULL,
  host_id bigint(20) unsigned NOT NULL DEFAULT 0,
  start_at datetime NOT NULL,
  person char(64) NOT NULL,
  email varchar(254) NOT NULL,
  timezone varchar(64) NOT NULL DEFAULT '',
  `language` varchar(20) NOT NULL DEFAULT '',
  form_id int(10) unsigned NOT NULL DEFAULT 0,
  link_key char(32) NOT NULL,
  `status` varchar(20) NOT NULL,
  expires_at datetime DEFAULT NULL,
  created_at datetime NOT NULL,
  confirmed_at datetime DEFAULT NULL,
  network char(64) NOT NULL DEFAULT '',
  PRIMARY KEY (`id`),
  UNIQUE KEY event_start_person (event_id,start_at,host_id,person),
  KEY status_start (`status`,start_at),
  KEY status_expires (`status`,expires_at),
  KEY `start` (start_at),
  KEY person (person)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO wp_vestibule_booking_waiting VALUES (1,12,0,'2026-12-02 09:00:00','4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b4b','eve@example.org','UTC','en_US',4,'5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c','waiting',NULL,'2026-11-20 09:00:00','2026-11-20 09:01:00','');
INSERT INTO wp_vestibule_booking_waiting VALUES (2,12,0,'2026-12-02 09:00:00','4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d','mia@example.org','','',4,'5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e','asked','2099-01-01 00:00:00','2026-11-20 09:00:00',NULL,'6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f');
