<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** Whether an account of the chat is published, for the pages of a site that has none. */
final class AddAnyAccounts implements Step {

	public function run( Database $database ): void {
		$one = $database->row( "SELECT ID FROM {posts} WHERE post_type = 'vestibule_account' AND post_status = 'publish' LIMIT 1" );
		$row = array( 'option_name' => 'vestibule_chat_any', 'option_value' => null === $one ? '0' : '1', 'autoload' => 'on' );
		$database->insertOnce( '{options}', $row );
		wp_cache_delete( 'vestibule_chat_any', 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
}
