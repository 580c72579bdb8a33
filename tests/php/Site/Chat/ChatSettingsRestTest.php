<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Chat\ChatSettings;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Chat settings in /wp/v2/settings (docs/chat.md). */
final class ChatSettingsRestTest extends TestCase {

	public function test_the_chat_uses_the_site_time_zone_until_another_time_zone_is_saved(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		self::assertSame( 'Europe/Berlin', $this->zone() );
		update_option( ChatSettings::OPTION, array( 'i18n' => array( 'online' => 'There' ) ) );
		self::assertSame( 'Europe/Berlin', $this->zone() );
		update_option( ChatSettings::OPTION, array( 'timezone' => '+00:00' ) );
		self::assertSame( '+00:00', $this->zone() );
	}

	/** @phpstan-impure */
	private function zone(): string {
		return ( new ChatSettings( Contracts::schema() ) )->values()->timezone;
	}

	public function test_all_chat_settings_are_returned_and_stored_unchanged(): void {
		wp_set_current_user( 1 );
		update_option( ChatSettings::OPTION, array( 'i18n' => array( 'online' => 'There' ) ) );
		$settings = $this->settings( $this->call( 'GET' ) );
		self::assertSame( array( 'online' => 'There', 'offline' => 'Offline' ), $settings['i18n'] );

		$answer = $this->call( 'POST', array( 'timezone' => 'Europe/Berlin' ) + $this->with( $settings, 'styles', 'btnLabel', 'Write "us" \\ now' ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$stored = ( new ChatSettings( Contracts::schema() ) )->values();
		self::assertSame( 'Europe/Berlin', $stored->timezone );
		self::assertSame( 'Write "us" \\ now', $stored->options->styles->btnLabel );
	}

	/** @return iterable<string, array{mixed}> */
	public static function faults(): iterable {
		yield 'a text instead of settings' => array( 'off' );
		yield 'a section without all of its settings' => array( array( 'i18n' => array( 'online' => 'There' ) ) );
		yield 'an invalid color' => array( array( 'options.styles.backgroundColor' => 'red;position:fixed' ) );
		yield 'an unknown key' => array( array( 'options.styles.script' => 'x' ) );
		yield 'page IDs that are not numbers' => array( array( 'options.display.includePages' => array( 'one' ) ) );
	}

	#[DataProvider( 'faults' )]
	public function test_invalid_chat_settings_are_rejected( mixed $sent ): void {
		wp_set_current_user( 1 );
		$whole = $this->settings( $this->call( 'GET' ) );
		if ( is_array( $sent ) && str_contains( (string) array_key_first( $sent ), '.' ) ) {
			[ , $part, $key ] = explode( '.', (string) array_key_first( $sent ) );
			$sent             = $this->with( $whole, $part, $key, reset( $sent ) );
		}
		self::assertSame( 400, $this->call( 'POST', $sent )->get_status() );
		self::assertSame( array(), get_option( ChatSettings::OPTION, array() ) );
	}

	public function test_only_users_who_manage_options_can_access_the_chat_settings(): void {
		foreach ( array( '' => 401, 'subscriber' => 403, 'editor' => 403 ) as $role => $status ) {
			wp_set_current_user( '' === $role ? 0 : $this->user( $role ) );
			self::assertSame( $status, $this->call( 'GET' )->get_status() );
			self::assertSame( $status, $this->call( 'POST', array() )->get_status() );
		}
	}

	public function test_saving_some_chat_settings_does_not_change_the_others(): void {
		wp_set_current_user( 1 );
		$this->call( 'POST', array( 'i18n' => array( 'online' => 'There', 'offline' => 'Away' ) ) );
		$settings = $this->settings( $this->call( 'POST', array( 'timezone' => '+03:00' ) ) );
		self::assertSame( array( '+03:00', array( 'online' => 'There', 'offline' => 'Away' ) ), array( $settings['timezone'], $settings['i18n'] ) );
	}

	private function user( string $role ): int {
		$user = wp_insert_user( array( 'user_login' => "chat-{$role}", 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $user );
		return $user;
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private function with( array $settings, string $part, string $key, mixed $value ): array {
		$options = is_array( $settings['options'] ) ? $settings['options'] : array();
		$before  = is_array( $options[ $part ] ?? null ) ? $options[ $part ] : array();
		return array( 'options' => array( $part => array( $key => $value ) + $before ) + $options ) + $settings;
	}

	/** @return array<string, mixed> */
	private function settings( WP_REST_Response $answer ): array {
		$data = $answer->get_data();
		$settings = is_array( $data ) ? $data[ ChatSettings::OPTION ] ?? null : null;
		self::assertIsArray( $settings );
		/** @var array<string, mixed> $settings */
		return $settings;
	}

	private function call( string $method, mixed $settings = null ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/wp/v2/settings' );
		if ( null !== $settings ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( array( ChatSettings::OPTION => $settings ) ) );
		}
		return rest_do_request( $request );
	}
}
