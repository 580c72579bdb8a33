<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * Why an entry is in the spam folder, since when, and what it was before somebody put it there; empty for one that
 * arrived as spam, about which nobody has been notified yet. And the option of the settings.
 */
final class AddSpam implements Step {

	public function run( Database $database ): void {
		$columns = new Columns( $database, '{submissions}' );
		$columns->add( 'spam_reason', "varchar(200) NOT NULL DEFAULT ''" );
		$columns->add( 'spam_from', "varchar(20) NOT NULL DEFAULT ''" );
		$columns->add( 'spam_at', 'datetime NULL' );
		$columns->addKey( 'spam_at', 'spam_at' );
		// The settings are read with each first touch of a form: WordPress brings them along (AddOptions).
		$database->insertOnce( '{options}', array( 'option_name' => 'vestibule_spam', 'option_value' => maybe_serialize( array() ), 'autoload' => 'on' ) );
		wp_cache_delete( 'vestibule_spam', 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
}
