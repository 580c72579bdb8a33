<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * The options that every page reads, so that WordPress brings them along and no page has to make them: settings that
 * nobody has saved are empty, and stand for the defaults of their contract. Rows and not add_option(), which would
 * store today's defaults in today's language. Takes out what earlier versions kept for pages.
 */
final class AddOptions implements Step {

	private const LEFT = array( 'vestibule_kept_stamp', 'vestibule_common_blocks', 'vestibule_chat_accounts' );

	public function run( Database $database ): void {
		$values = array(
			'vestibule_chat'    => maybe_serialize( array() ),
			'vestibule_consent' => maybe_serialize( array() ),
			'vestibule_push'    => maybe_serialize( array() ),
			'vestibule_secret'  => bin2hex( random_bytes( 32 ) ),
		);
		// Where notifications are set up already, their settings say whether browsers may hold a worker.
		if ( array() === get_option( 'vestibule_push', array() ) ) {
			$values['vestibule_push_used'] = '';
		}
		foreach ( $values as $name => $value ) {
			$database->insertOnce( '{options}', array( 'option_name' => $name, 'option_value' => (string) $value, 'autoload' => 'on' ) );
			wp_cache_delete( $name, 'options' );
		}
		array_map( delete_option( ... ), self::LEFT );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
}
