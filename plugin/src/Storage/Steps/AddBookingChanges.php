<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * What became of each booking, and who did it; how often it was changed, and the random part of its link, which is empty
 * for bookings from before. A mail is about an entry, and from here on also about one change of one booking.
 */
final class AddBookingChanges implements Step {

	public function run( Database $database ): void {
		$bookings = new Columns( $database, '{bookings}' );
		$bookings->add( 'sequence', 'int unsigned NOT NULL DEFAULT 0' );
		$bookings->add( 'link_key', "char(32) NOT NULL DEFAULT ''" );
		$database->execute(
			"CREATE TABLE IF NOT EXISTS {booking_changes} (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				booking_id bigint unsigned NOT NULL,
				at datetime NOT NULL,
				who varchar(10) NOT NULL,
				user_id bigint unsigned NULL,
				what varchar(20) NOT NULL,
				from_at datetime NULL,
				to_at datetime NULL,
				note varchar(500) NOT NULL DEFAULT '',
				occasion varchar(40) NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY booking_occasion (booking_id, occasion)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"
		);
		$mails = new Columns( $database, '{mails}' );
		$mails->add( 'booking_id', 'bigint unsigned NOT NULL DEFAULT 0' );
		$mails->add( 'occasion', "varchar(40) NOT NULL DEFAULT ''" );
		$mails->addUniqueKey( 'entry_mail', 'entry_id, notification, booking_id, occasion' );
		$mails->dropKey( 'entry_notification' );
	}
}
