<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Setting;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Settings, which are stored unchanged or rejected with an error at their path. */
final class RefusedSettingsTest extends TestCase {

	private const LONG = 6000;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/** @return iterable<string, array{string, string, mixed, bool}> Contract, path, value, and whether it is stored. */
	public static function values(): iterable {
		$rows = array(
			array( 'chat', 'options.styles.titleSize', 999, false ),
			array( 'chat', 'options.styles.titleSize', -1, false ),
			array( 'chat', 'options.styles.titleSize', null, false ),
			array( 'chat', 'options.styles.titleSize', 18.5, false ),
			array( 'chat', 'options.styles.titleSize', 20, true ),
			array( 'chat', 'options.styles.backgroundColor', 'red', false ),
			array( 'chat', 'options.styles.backgroundColor', '', false ),
			array( 'chat', 'options.styles.backgroundColor', '#ABCDEF', true ),
			array( 'chat', 'options.styles.btnLabel', '<script>alert(1)</script> "\' \\ & ü 𝄞', true ),
			array( 'chat', 'options.styles.btnLabel', '', true ),
			array( 'chat', 'options.styles.btnLabel', str_repeat( 'a', 121 ), false ),
			array( 'chat', 'options.styles.btnPosition', 'middle', false ),
			array( 'chat', 'options.display.includePages', array( 1, 'x' ), false ),
			array( 'chat', 'urlSettings.onDesktop', 'evil.example/', false ),
			array( 'chat', 'urlSettings.onDesktop', 'web', true ),
			array( 'chat', 'timezone', 'Mars/Base', false ),
			array( 'chat', 'timezone', 'Europe/Berlin', true ),
			array( 'consent', 'lifetime', 5, false ),
			array( 'consent', 'lifetime', 'soon', false ),
			array( 'consent', 'keepReceipts', 3651, false ),
			array( 'consent', 'acceptText', str_repeat( 'ü', 60 ), true ),
			array( 'consent', 'acceptText', str_repeat( 'ü', 61 ), false ),
			array( 'consent', 'isShown', 'perhaps', false ),
			array( 'push', 'contact', 'office@example.org', false ),
			array( 'push', 'contact', 'mailto:office@example.org', true ),
			array( 'push', 'script', 'http://example.org/a.js', false ),
			array( 'push', 'file', '../evil.php', false ),
			array( 'push', 'topics', array( array( 'slug' => 'news', 'label' => '' ) ), false ),
			array( 'form-settings', 'mailTo', 'office@example.org, team@example.org', true ),
			array( 'form-settings', 'mailTo', '', true ),
			array( 'form-settings', 'mailTo', 'office@example.org, team', false ),
			array( 'form-settings', 'mailTo', "a@example.org\nBcc: b@example.org", false ),
			array( 'form-settings', 'redirectUrl', 'javascript:alert(1)', false ),
			array( 'form-settings', 'redirectUrl', '//evil.example', false ),
			array( 'form-settings', 'redirectUrl', '/thanks/', true ),
			array( 'form-settings', 'successMessage', 'Tom & Jerry <strong>write</strong> <br> soon', true ),
			array( 'form-settings', 'successMessage', '<a href="/x" onclick="alert(1)">x</a>', false ),
			array( 'form-settings', 'successMessage', str_repeat( 'a', self::LONG ), false ),
			array( 'form-settings', 'unavailableMessage', '<script>1</script>', false ),
			array( 'form-settings', 'afterSuccess', 'explode', false ),
		);
		foreach ( $rows as $index => $row ) {
			yield "{$index} {$row[0]} {$row[1]}" => $row;
		}
	}

	#[DataProvider( 'values' )]
	public function test_each_setting_is_either_stored_unchanged_or_rejected_with_an_error_at_its_path( string $contract, string $path, mixed $value, bool $is_stored ): void {
		$before = $this->stored( $contract );
		$sent   = $this->with( $before, explode( '.', $path ), $value );
		$answer = $this->save( $contract, $sent );
		if ( $is_stored ) {
			self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
			self::assertSame( $value, $this->at( $this->stored( $contract ), $path ) );
			return;
		}
		self::assertSame( 400, $answer->get_status() );
		$fields = $this->at( (array) $answer->get_data(), 'data.fields' );
		self::assertIsArray( $fields );
		self::assertCount( 1, $fields );
		self::assertSame( 0, strpos( (string) array_key_first( $fields ), $path ) );
		self::assertNotSame( '', reset( $fields ) );
		self::assertSame( $before, $this->stored( $contract ) );
	}

	public function test_all_invalid_settings_are_reported_at_once(): void {
		$sent = $this->stored( 'chat' );
		$sent = $this->with( $sent, array( 'options', 'styles', 'titleSize' ), 999 );
		$sent = $this->with( $sent, array( 'timezone' ), 'nowhere' );
		$fields = $this->at( (array) $this->save( 'chat', $sent )->get_data(), 'data.fields' );
		self::assertSame( array( 'timezone', 'options.styles.titleSize' ), array_keys( is_array( $fields ) ? $fields : array() ) );
	}

	public function test_an_invalid_chat_account_is_rejected_with_an_error_at_its_path(): void {
		$id     = (int) wp_insert_post( array( 'post_type' => 'vestibule_account', 'post_status' => 'draft', 'post_title' => 'Ada' ) );
		$schema = Contracts::schema();
		$sent   = array( 'title' => str_repeat( 'a', 201 ) ) + $schema->defaults( 'chat-account' );
		$answer = $this->post( "/vestibule/v1/chat-accounts/{$id}", array( 'name' => 'Ada', 'status' => 'draft', 'account' => $sent ) );
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( array( 'title' ), array_keys( (array) $this->at( (array) $answer->get_data(), 'data.details.account.data.fields' ) ) );
	}

	/** @param array<array-key, mixed> $settings */
	private function save( string $contract, array $settings ): WP_REST_Response {
		return 'form-settings' === $contract
			? $this->post( '/wp/v2/vestibule-forms/' . $this->form(), array( 'meta' => array( 'vestibule_form_settings' => $settings ) ) )
			: $this->post( '/wp/v2/settings', array( "vestibule_{$contract}" => $settings ) );
	}

	/** @return array<array-key, mixed> Settings as the editor or the screen gets them. */
	private function stored( string $contract ): array {
		$is_form = 'form-settings' === $contract;
		$request = new WP_REST_Request( 'GET', $is_form ? '/wp/v2/vestibule-forms/' . $this->form() : '/wp/v2/settings' );
		$data    = (array) rest_do_request( $request )->get_data();
		return (array) $this->at( $data, $is_form ? 'meta.vestibule_form_settings' : "vestibule_{$contract}" );
	}

	private function form(): int {
		return ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0;
	}

	/** @param array<string, mixed> $body */
	private function post( string $route, array $body ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', $route );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @param list<string>            $keys
	 * @return array<array-key, mixed>
	 */
	private function with( array $values, array $keys, mixed $value ): array {
		$key            = (string) array_shift( $keys );
		$inner          = $values[ $key ] ?? array();
		$values[ $key ] = array() === $keys ? $value : $this->with( is_array( $inner ) ? $inner : array(), $keys, $value );
		return $values;
	}

	/** @param array<array-key, mixed> $values */
	private function at( array $values, string $path ): mixed {
		$value = $values;
		foreach ( explode( '.', $path ) as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}
		return $value;
	}
}
