<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Webhook;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Forms\FormCopier;
use Vestibule\Forms\FormFile;
use Vestibule\Outgoing\Webhook\Secrets;
use Vestibule\Outgoing\Webhook\Webhook;
use Vestibule\Outgoing\Webhook\Webhooks;
use WP_Post;

/** Access to webhook secrets and deliveries, and test deliveries (docs/webhooks.md). */
#[Group( 'mariadb' )]
final class AccessTest extends WebhookTestCase {

	public function test_rest_responses_and_copies_and_exports_do_not_contain_webhook_secrets(): void {
		$this->webhooks( array( 'id' => 'crm', 'headers' => array( array( 'name' => 'X-Key', 'value' => 'private-value' ) ) ) );
		$secret = ( new Secrets() )->renew( $this->form, 'crm', 0 );
		$post   = get_post( $this->form );
		assert( $post instanceof WP_Post );
		$this->signIn( 'administrator' );
		self::assertStringNotContainsString( $secret, (string) wp_json_encode( $this->call( 'GET', "/wp/v2/vestibule-forms/{$this->form}", array( 'context' => 'edit' ) )->get_data(), JSON_UNESCAPED_SLASHES ) );
		$file = ( new FormFile( new FormCopier() ) )->contents( array( $post ) );
		self::assertStringNotContainsString( $secret, $file );
		self::assertStringNotContainsString( 'private-value', $file );
		self::assertStringContainsString( '"X-Key"', $file );
		$copy = ( new FormCopier() )->copy( $post );
		self::assertIsInt( $copy );
		self::assertSame( array(), ( new Secrets() )->names( $copy ) );
		$webhook = ( new Webhooks( $this->site->services->schema ) )->find( $copy, 'crm' );
		self::assertNotNull( $webhook );
		self::assertSame( array( false, array() ), array( $webhook->isEnabled, $webhook->headers ) );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		self::assertTrue( apply_filters( 'wxr_export_skip_postmeta', false, Secrets::META, null ) );
	}

	public function test_users_who_may_read_entries_can_see_and_resend_deliveries(): void {
		$this->webhooks( array( 'id' => 'crm', 'name' => 'Our CRM' ) );
		$this->receiver->become( 'broken' );
		$id = $this->submit();
		$this->asked();
		$delivery = (int) ( $this->row( $id )['id'] ?? 0 );
		$this->signIn( 'editor' );
		/** @var list<array<string, mixed>> $shown */
		$shown = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}" ) )['webhooks'];
		self::assertSame( array( 'Our CRM', '127.0.0.1', 'failed', 500 ), array( $shown[0]['name'], $shown[0]['to'], $shown[0]['status'], $shown[0]['code'] ) );
		self::assertSame( 502, $this->call( 'POST', self::ROUTE . "/{$id}/webhooks/{$delivery}" )->get_status() );
		$this->receiver->become( 'accepted' );
		$answer = $this->call( 'POST', $this->route( "/deliveries/{$delivery}" ) );
		self::assertSame( 200, $answer->get_status() );
		$data = $this->data( $answer );
		self::assertSame( array( array( 'crm' ), true ), array( $data['secrets'], $data['mayRead'] ) );
		/** @var list<array<string, mixed>> $listed */
		$listed = $data['deliveries'];
		self::assertSame( array( 'sent', $id, 'crm' ), array( $listed[0]['status'], $listed[0]['entry'], $listed[0]['webhook'] ) );
		self::assertTrue( $this->site->services->schema->fits( 'webhooks-editor', $data ) );
		self::assertSame( 404, $this->call( 'POST', self::ROUTE . "/{$id}/webhooks/999999" )->get_status() );
		self::assertSame( 404, $this->call( 'POST', self::ROUTE . '/999999/webhooks/' . $delivery )->get_status() );
	}

	public function test_users_who_edit_forms_but_cannot_read_entries_see_no_deliveries(): void {
		$this->webhooks( array( 'id' => 'crm' ) );
		$id = $this->submit();
		$this->asked();
		$this->signInWith( 'editor' );
		wp_get_current_user()->add_cap( 'vestibule_read_entries', false );
		$data = $this->data( $this->call( 'GET', $this->route( '' ) ) );
		self::assertSame( array( false, array() ), array( $data['mayRead'], $data['deliveries'] ) );
		self::assertSame( 403, $this->call( 'POST', $this->route( '/deliveries/' . ( $this->row( $id )['id'] ?? '' ) ) )->get_status() );
		self::assertSame( array(), $this->receiver->asked() );
	}

	public function test_a_test_delivery_sends_example_data_and_shows_the_response(): void {
		$this->signIn( 'editor' );
		$webhook = array( 'id' => 'new', 'url' => $this->receiver->address . '/in' );
		$data    = $this->data( $this->call( 'POST', $this->route( '/test' ), array( 'webhook' => $webhook ) ) );
		self::assertSame( array( true, 200, 'Thank you', '' ), array( $data['taken'], $data['code'], $data['answer'], $data['fault'] ) );
		/** @var array{type: string} $sent */
		$sent = json_decode( $this->receiver->asked()[0]['body'], true );
		self::assertSame( $sent, json_decode( (string) wp_json_encode( $data['body'] ), true ), 'The body is shown as it was sent.' );
		self::assertSame( 'form.test', $sent['type'] );
		self::assertTrue( $this->site->services->schema->fits( 'webhook', $sent ) );
		$this->receiver->become( 'broken' );
		$data = $this->data( $this->call( 'POST', $this->route( '/test' ), array( 'webhook' => $webhook ) ) );
		self::assertSame( array( false, 500, '<b>Out of order</b>' ), array( $data['taken'], $data['code'], $data['answer'] ) );
		self::assertSame( array(), $this->rows(), 'A test delivery is not stored.' );
	}

	public function test_an_invalid_webhook_is_rejected_with_an_error_at_its_field(): void {
		$this->signIn( 'editor' );
		$fields = fn ( array $webhook ): array => array_keys( (array) ( ( (array) ( $this->data( $this->call( 'POST', $this->route( '/check' ), array( 'webhook' => $webhook ) ) )['data'] ?? array() ) )['fields'] ?? array() ) );
		self::assertSame( array(), $fields( array( 'id' => 'a', 'url' => '' ) ) );
		self::assertSame( array( 'url' ), $fields( array( 'id' => 'a', 'url' => 'ftp://example.org' ) ) );
		self::assertSame( array( 'url' ), $fields( array( 'id' => 'a', 'url' => 'http://example.org/' ) ) );
		self::assertSame( array( 'url' ), $fields( array( 'id' => 'a', 'url' => 'https://localhost/' ) ) );
		self::assertSame( array( 'headers.0.name' ), $fields( array( 'id' => 'a', 'headers' => array( array( 'name' => 'Webhook-Id', 'value' => 'x' ) ) ) ) );
		self::assertSame( array( 'headers.0.value' ), $fields( array( 'id' => 'a', 'headers' => array( array( 'name' => 'X-A', 'value' => "a\r\nHost: evil" ) ) ) ) );
		$refused = $this->call( 'POST', "/wp/v2/vestibule-forms/{$this->form}", array( 'meta' => array( Webhooks::META => array( 'list' => array( array( 'id' => 'a', 'url' => 'javascript:alert(1)' ) ) ) ) ) );
		self::assertSame( 400, $refused->get_status() );
	}
}
