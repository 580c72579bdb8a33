<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * How often the mail about an entry was tried, when it is tried next and why it failed. Of what is there already, mails
 * of the last week are tried again; older ones are given up, since nobody expects a mail about an entry of last year.
 */
final class AddMailTries implements Step {

	private const EXPECTED = 7 * DAY_IN_SECONDS;

	public function run( Database $database ): void {
		$table   = '{submissions}';
		$columns = new Columns( $database, $table );
		$columns->add( 'mail_tries', 'smallint unsigned NOT NULL DEFAULT 0' );
		$columns->add( 'mail_next_at', 'datetime NULL' );
		$columns->add( 'mail_error', "varchar(500) NOT NULL DEFAULT ''" );
		$columns->addKey( 'mail_due', 'mail_status, mail_next_at' );
		$since = gmdate( 'Y-m-d H:i:s', time() - self::EXPECTED );
		$database->execute( "UPDATE {$table} SET mail_status = 'given_up' WHERE mail_status IN ('failed', 'pending') AND mail_tries = 0 AND created_at < %s", $since );
		$database->execute( "UPDATE {$table} SET mail_tries = 1, mail_next_at = %s WHERE mail_status = 'failed' AND mail_tries = 0", gmdate( 'Y-m-d H:i:s' ) );
	}
}
