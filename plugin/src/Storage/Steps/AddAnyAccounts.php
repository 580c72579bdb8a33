<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;
use Vestibule\Storage\Tables;

defined( 'ABSPATH' ) || exit;

/** Whether an account of the chat is published, for the pages of a site that has none. */
final class AddAnyAccounts implements Step {

	public function run( Database $database, Tables $tables ): void {
		$one = $database->row( "SELECT ID FROM {$tables->posts()} WHERE post_type = 'vestibule_account' AND post_status = 'publish' LIMIT 1" );
		$row = array( 'option_name' => 'vestibule_chat_any', 'option_value' => null === $one ? '0' : '1', 'autoload' => 'on' );
		$database->insertOnce( $tables->options(), $row );
		wp_cache_delete( 'vestibule_chat_any', 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
}
