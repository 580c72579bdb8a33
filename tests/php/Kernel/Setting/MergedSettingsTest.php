<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Setting;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Setting\Merge;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Concurrent changes of the same settings, which are merged or rejected as a conflict. */
final class MergedSettingsTest extends TestCase {

	private const TEXT = '<!-- wp:vestibule/field-text {"name":"%s","label":"%1$s"} /--><!-- wp:vestibule/submit /-->';

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/** @return iterable<string, array{mixed, mixed, mixed, mixed, mixed, list<string>}> Base, sent, stored, mine, theirs, conflicts. */
	public static function merges(): iterable {
		yield 'a change only in the request'       => array( array( 'a' => 1 ), array( 'a' => 2 ), array( 'a' => 1 ), array( 'a' => 2 ), array( 'a' => 2 ), array() );
		yield 'a change only in the database'      => array( array( 'a' => 1 ), array( 'a' => 1 ), array( 'a' => 2 ), array( 'a' => 2 ), array( 'a' => 2 ), array() );
		yield 'changes to different keys'          => array( array( 'a' => 1, 'b' => 1 ), array( 'a' => 2, 'b' => 1 ), array( 'a' => 1, 'b' => 3 ), array( 'a' => 2, 'b' => 3 ), array( 'a' => 2, 'b' => 3 ), array() );
		yield 'the same change twice'              => array( array( 'a' => 1 ), array( 'a' => 2 ), array( 'a' => 2.0 ), array( 'a' => 2 ), array( 'a' => 2 ), array() );
		yield 'different changes to the same key'  => array( array( 'a' => array( 'b' => 1 ) ), array( 'a' => array( 'b' => 2 ) ), array( 'a' => array( 'b' => 3 ) ), array( 'a' => array( 'b' => 2 ) ), array( 'a' => array( 'b' => 3 ) ), array( 'o.a.b' ) );
		yield 'different changes to the same list' => array( array( 'a' => array( 1 ) ), array( 'a' => array( 1, 2 ) ), array( 'a' => array( 1, 3 ) ), array( 'a' => array( 1, 2 ) ), array( 'a' => array( 1, 3 ) ), array( 'o.a' ) );
		yield 'a request with only some keys'      => array( array( 'a' => 1, 'b' => 1 ), array( 'a' => 2 ), array( 'a' => 1, 'b' => 3 ), array( 'a' => 2 ), array( 'a' => 2 ), array() );
		yield 'a removed key'                      => array( array( 'a' => array( 'b' => 1, 'c' => 1 ) ), array( 'a' => array( 'c' => 1 ) ), array( 'a' => array( 'b' => 1, 'c' => 2 ) ), array( 'a' => array( 'c' => 2 ) ), array( 'a' => array( 'c' => 2 ) ), array() );
		yield 'added and kept'                     => array( array( 'a' => array() ), array( 'a' => array( 'b' => 1 ) ), array( 'a' => array( 'c' => 1 ) ), array( 'a' => array( 'b' => 1, 'c' => 1 ) ), array( 'a' => array( 'b' => 1, 'c' => 1 ) ), array() );
	}

	/** @param list<string> $conflicts Paths of the conflicts. */
	#[DataProvider( 'merges' )]
	public function test_merging_keeps_both_changes_unless_they_concern_the_same_value( mixed $base, mixed $sent, mixed $stored, mixed $mine, mixed $theirs, array $conflicts ): void {
		$merge = Merge::of( $base, $sent, $stored, 'o' );
		self::assertEquals( $mine, $merge->mine );
		self::assertEquals( $theirs, $merge->theirs );
		self::assertSame( $conflicts, array_column( $merge->conflicts, 'path' ) );
	}

	/**
	 * @return iterable<string, array{string, string, mixed, string, mixed, mixed}> Option, key and value of the first
	 * user, key and value of the second user, and another value of the first user.
	 */
	public static function options(): iterable {
		yield 'cookies'       => array( 'vestibule_consent', 'acceptText', 'Fine', 'isShown', true, 'Very well' );
		yield 'spam'          => array( 'vestibule_spam', 'seconds', 7, 'deny', array( 'casino' ), 9 );
		yield 'notifications' => array( 'vestibule_push', 'contact', 'mailto:a@example.org', 'provider', 'self-hosted', 'mailto:b@example.org' );
		yield 'chat'          => array( 'vestibule_chat', 'timezone', 'Europe/Berlin', 'i18n', array( 'online' => 'There', 'offline' => 'Away' ), 'Europe/Paris' );
	}

	#[DataProvider( 'options' )]
	public function test_settings_saved_by_two_users_are_merged_or_the_later_save_is_rejected_with_both_values( string $option, string $mine, mixed $value, string $theirs, mixed $other, mixed $newer ): void {
		$loaded = $this->option( $option );
		self::assertSame( 200, $this->save( $option, array( $theirs => $other ) + $loaded, $loaded )->get_status() );
		$saved = $this->save( $option, array( $mine => $value ) + $loaded, $loaded );
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		self::assertSame( array( $value, $other ), array( $this->option( $option )[ $mine ], $this->option( $option )[ $theirs ] ) );

		$late = $this->save( $option, array( $mine => $newer ) + $loaded, $loaded );
		$data = self::data( $late );
		self::assertSame( 409, $late->get_status() );
		self::assertSame( array( array( 'path' => "{$option}.{$mine}", 'stored' => $value, 'mine' => $newer, 'name' => '' ) ), $data['conflicts'] );
		self::assertSame( $value, $this->option( $option )[ $mine ], 'Nothing was stored.' );
		self::assertSame( array( $newer, $other ), array( self::at( $data, 'mine', $option, $mine ), self::at( $data, 'mine', $option, $theirs ) ) );
		self::assertSame( $value, self::at( $data, 'theirs', $option, $mine ) );
	}

	/**
	 * @return iterable<string, array{string, array<string, mixed>, array<string, mixed>, array<string, mixed>, bool}>
	 * Loaded settings, settings stored since, sent settings, result, and whether there is an error.
	 */
	public static function settingsForms(): iterable {
		$loaded = '{"onUninstall":"keep","assistants":"off"}';
		yield 'two settings'     => array( $loaded, array( 'onUninstall' => 'delete', 'assistants' => 'off' ), array( 'onUninstall' => 'keep', 'assistants' => 'read' ), array( 'onUninstall' => 'delete', 'assistants' => 'read' ), false );
		yield 'one setting'      => array( $loaded, array( 'onUninstall' => 'keep', 'assistants' => 'all' ), array( 'onUninstall' => 'delete', 'assistants' => 'read' ), array( 'onUninstall' => 'keep', 'assistants' => 'all' ), true );
		yield 'the same change'  => array( $loaded, array( 'onUninstall' => 'keep', 'assistants' => 'all' ), array( 'onUninstall' => 'keep', 'assistants' => 'all' ), array( 'onUninstall' => 'keep', 'assistants' => 'all' ), false );
		yield 'an invalid base'  => array( 'no JSON', array( 'onUninstall' => 'delete', 'assistants' => 'off' ), array( 'onUninstall' => 'keep', 'assistants' => 'read' ), array( 'onUninstall' => 'keep', 'assistants' => 'read' ), false );
	}

	/**
	 * @param array<string, mixed> $since
	 * @param array<string, mixed> $sent
	 * @param array<string, mixed> $result
	 */
	#[DataProvider( 'settingsForms' )]
	public function test_a_saved_settings_form_is_merged_with_changes_by_another_user( string $loaded, array $since, array $sent, array $result, bool $is_refused ): void {
		global $pagenow, $wp_settings_errors;
		foreach ( array( 'template', 'class-wp-screen', 'screen' ) as $file ) {
			require_once ABSPATH . "wp-admin/includes/{$file}.php";
		}
		set_current_screen( 'options' );
		do_action( 'admin_init' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does on options.php.
		update_option( 'vestibule_data', $since );
		$wp_settings_errors      = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Of earlier tests.
		$before                  = $pagenow;
		$pagenow                 = 'options.php'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress does.
		$_POST['vestibule_base'] = array( 'vestibule_data' => wp_slash( $loaded ) );
		update_option( 'vestibule_data', $sent );
		$pagenow = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Restored.
		self::assertSame( $result, get_option( 'vestibule_data' ) );
		self::assertSame( $is_refused ? array( 'vestibule_changed_meanwhile' ) : array(), array_column( get_settings_errors( 'vestibule_data' ), 'code' ) );
	}

	public function test_saving_hours_from_an_outdated_screen_keeps_a_newer_duration(): void {
		$id     = wp_insert_post( array( 'post_type' => Events::NAME, 'post_status' => 'publish', 'post_title' => 'Talk' ) );
		$path   = "/wp/v2/vestibule-events/{$id}";
		$loaded = $this->meta( $path, Events::META );
		$this->call( $path, array( 'meta' => array( Events::META => array( 'duration' => 50 ) ) ) );
		$hours  = array( 'monday' => array( array( 'start' => '10:00', 'end' => '11:00' ) ) );
		$answer = $this->call( $path, array( 'meta' => array( Events::META => array( 'hours' => $hours ) + $loaded ), 'vestibule_base' => array( 'meta' => array( Events::META => $loaded ) ) ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( 50, $this->meta( $path, Events::META )['duration'] );
		self::assertSame( '10:00', self::at( $this->meta( $path, Events::META ), 'hours', 'monday', 0, 'start' ) );
	}

	public function test_saving_an_outdated_host_is_rejected_if_its_email_address_was_changed_in_both_places(): void {
		$id     = wp_insert_post( array( 'post_type' => Hosts::NAME, 'post_status' => 'publish', 'post_title' => 'Ada' ) );
		$path   = "/wp/v2/vestibule-hosts/{$id}";
		$loaded = array( 'title' => 'Ada', 'status' => 'publish', 'meta' => array( Hosts::META => $this->meta( $path, Hosts::META ) ) );
		$this->call( $path, array( 'title' => 'Ada L.', 'status' => 'draft', 'meta' => array( Hosts::META => array( 'email' => 'a@example.org' ) ) ) );
		$mine   = array( 'email' => 'b@example.org' ) + $loaded['meta'][ Hosts::META ];
		$answer = $this->call( $path, array( 'meta' => array( Hosts::META => $mine ), 'vestibule_base' => $loaded ) + $loaded );
		$data   = self::data( $answer );
		self::assertSame( 409, $answer->get_status() );
		self::assertSame( array( 'meta.vestibule_host.email' ), array_column( self::part( $data, 'conflicts' ), 'path' ) );
		self::assertSame( array( 'Ada L.', 'draft', 'b@example.org' ), array( self::at( $data, 'mine', 'title' ), self::at( $data, 'mine', 'status' ), self::at( $data, 'mine', 'meta', Hosts::META, 'email' ) ) );
	}

	public function test_saving_a_form_on_an_outdated_page_does_not_overwrite_fields_saved_in_the_form_editor(): void {
		$id     = wp_insert_post( array( 'post_type' => FormPostType::NAME, 'post_status' => 'publish', 'post_title' => 'Form', 'post_content' => sprintf( self::TEXT, 'one' ) ) );
		$path   = "/wp/v2/vestibule-forms/{$id}";
		$loaded = array( 'content' => sprintf( self::TEXT, 'one' ) );
		self::assertSame( 200, $this->call( $path, array( 'content' => sprintf( self::TEXT, 'two' ), 'vestibule_base' => $loaded ) )->get_status() );
		$late = $this->call( $path, array( 'content' => sprintf( self::TEXT, 'three' ), 'vestibule_base' => $loaded ) );
		self::assertSame( 409, $late->get_status() );
		self::assertSame( array( 'Fields' ), array_column( self::part( self::data( $late ), 'conflicts' ), 'name' ) );
		self::assertStringContainsString( 'two', (string) get_post( $id )?->post_content );
		self::assertSame( 200, $this->call( $path, array( 'title' => 'Other', 'vestibule_base' => array( 'title' => 'Form' ) ) )->get_status() );
	}

	public function test_a_new_post_is_saved_although_its_editor_shows_an_empty_title(): void {
		$id     = wp_insert_post( array( 'post_type' => Events::NAME, 'post_status' => 'auto-draft', 'post_title' => 'Auto Draft' ) );
		$answer = $this->call( "/wp/v2/vestibule-events/{$id}", array( 'title' => 'Talk', 'status' => 'publish', 'vestibule_base' => array( 'title' => '' ) ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( 'Talk', get_the_title( $id ) );
	}

	public function test_a_chat_account_keeps_the_phone_number_that_another_user_saved(): void {
		$id   = wp_insert_post( array( 'post_type' => Accounts::TYPE, 'post_status' => 'publish', 'post_title' => 'Office' ) );
		$path = "/vestibule/v1/chat-accounts/{$id}";
		$sent = array( 'name' => 'Office', 'status' => 'draft' );
		$base = self::json( $this->call( $path, $sent ) );
		$this->call( $path, array( 'account' => array( 'number' => '+4930901820' ) + self::part( $base, 'account' ) ) + $sent );
		$late = $this->call( $path, array( 'account' => array( 'title' => 'Advice' ) + self::part( $base, 'account' ), 'vestibule_base' => array( 'account' => $base['account'] ) ) + $sent );
		self::assertSame( 200, $late->get_status(), (string) wp_json_encode( $late->get_data() ) );
		self::assertSame( array( '+4930901820', 'Advice' ), array( self::at( self::json( $late ), 'account', 'number' ), self::at( self::json( $late ), 'account', 'title' ) ) );
	}

	/** @return array<string, mixed> */
	private function option( string $option ): array {
		return self::part( self::json( $this->call( '/wp/v2/settings', null ) ), $option );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $loaded
	 */
	private function save( string $option, array $settings, array $loaded ): WP_REST_Response {
		return $this->call( '/wp/v2/settings', array( $option => $settings, 'vestibule_base' => array( $option => $loaded ) ) );
	}

	/** @return array<string, mixed> */
	private function meta( string $path, string $key ): array {
		return self::part( self::json( $this->call( $path, null ) ), 'meta', $key );
	}

	/** @param array<string, mixed>|null $sent Settings to send. Null sends a GET request. */
	private function call( string $path, ?array $sent ): WP_REST_Response {
		$request = new WP_REST_Request( null === $sent ? 'GET' : 'POST', $path );
		$request->set_header( 'Content-Type', 'application/json' );
		if ( null === $sent ) {
			$request->set_query_params( array( 'context' => 'edit' ) );
		} else {
			$request->set_body( (string) wp_json_encode( $sent ) );
		}
		return rest_get_server()->dispatch( $request );
	}

	private static function at( mixed $data, string|int ...$path ): mixed {
		foreach ( $path as $key ) {
			self::assertIsArray( $data );
			$data = $data[ $key ] ?? null;
		}
		return $data;
	}

	/** @return array<string, mixed> */
	private static function part( mixed $data, string ...$path ): array {
		$part = self::at( $data, ...$path );
		self::assertIsArray( $part );
		/** @var array<string, mixed> $part */
		return $part;
	}

	/** @return array<string, mixed> */
	private static function data( WP_REST_Response $answer ): array {
		return self::part( self::json( $answer ), 'data' );
	}

	/** @return array<string, mixed> */
	private static function json( WP_REST_Response $answer ): array {
		$data = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		self::assertIsArray( $data );
		return $data;
	}
}
