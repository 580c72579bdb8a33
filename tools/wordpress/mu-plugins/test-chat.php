<?php
/**
 * Plugin Name: Test chat
 * Description: Uses other settings and accounts of the chat for one request of a browser test, so that tests can run in parallel. Only on local sites.
 */

declare(strict_types=1);

use Vestibule\Kernel\Schema\Schema;
use Vestibule\Site\Chat\Account;
use Vestibule\Site\Chat\Accounts;

/** @return array{settings?: array<string, mixed>, accounts?: list<array<string, mixed>>} */
function vestibule_test_chat(): array {
	$header = $_SERVER['HTTP_X_TEST_CHAT'] ?? '';
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- a header holds plain ASCII only.
	$asked = json_decode( is_string( $header ) ? (string) base64_decode( $header, true ) : '', true );
	/**
	 * @var array{settings?: array<string, mixed>, accounts?: list<array<string, mixed>>} $chat Written by a browser
	 * test of this project.
	 */
	$chat = is_array( $asked ) ? $asked : array();
	return $chat;
}

$vestibule_settings = static fn ( mixed $stored ): array =>
	array_replace_recursive( is_array( $stored ) ? $stored : array(), vestibule_test_chat()['settings'] ?? array() );
if ( isset( vestibule_test_chat()['settings'] ) ) {
	add_filter( 'option_vestibule_chat', $vestibule_settings );
	add_filter( 'default_option_vestibule_chat', $vestibule_settings );
}

isset( vestibule_test_chat()['accounts'] ) && add_filter(
	'vestibule/chat_accounts',
	static function ( array $accounts ): array {
		$asked = vestibule_test_chat()['accounts'] ?? null;
		if ( null === $asked ) {
			return $accounts;
		}
		$known = new Accounts( new Schema( WP_PLUGIN_DIR . '/vestibule' ) );
		$made  = array();
		foreach ( $asked as $index => $one ) {
			$meta   = $known->fit( array_diff_key( $one, array( 'name' => '', 'avatar' => '' ) ) );
			$name   = is_string( $one['name'] ?? null ) ? $one['name'] : '';
			$avatar = is_string( $one['avatar'] ?? null ) ? $one['avatar'] : '';
			$made[] = new Account( 900 + $index, $name, $avatar, $meta );
		}
		return $made;
	}
);
