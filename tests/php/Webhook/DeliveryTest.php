<?php

declare(strict_types=1);

namespace Vestibule\Tests\Webhook;

use DateTimeImmutable;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Contracts\Schema;
use Vestibule\Form\Library\Copies;
use Vestibule\Form\Library\FormFile;
use Vestibule\Storage\Purge;
use Vestibule\Tests\Entries\EntriesTestCase;
use Vestibule\Tests\Form\FormSite;
use Vestibule\Webhook\FailedDeliveriesCheck;
use Vestibule\Webhook\Secrets;
use Vestibule\Webhook\Signature;
use Vestibule\Webhook\Webhook;
use Vestibule\Webhook\WebhookModule;
use Vestibule\Webhook\Webhooks;
use WP_Post;

/** Entries that are sent to a real receiver on this machine (docs/webhooks.md). */
final class DeliveryTest extends EntriesTestCase {

	private static ?Receiver $server = null;

	private FormSite $site;
	private Receiver $receiver;
	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->receiver = self::$server ??= new Receiver();
		$this->receiver->become( 'taken' );
		$this->receiver->asked();
		$this->site = new FormSite();
		$this->form = $this->site->forms->byFormId( 4 )->postId ?? 0;
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'pre_wp_mail', '__return_true' );
		add_filter( 'vestibule/webhook_url', fn ( bool $is, string $url ): bool => $is || str_starts_with( $url, $this->receiver->address ), 10, 2 );
		wp_clear_scheduled_hook( WebhookModule::RETRY );
		$this->setClock( '2026-11-21 10:00:00' );
	}

	public static function tearDownAfterClass(): void {
		self::$server = null;
		parent::tearDownAfterClass();
	}

	public function test_an_entry_is_posted_signed_and_in_the_shape_of_the_contract(): void {
		$this->webhooks( array( 'id' => 'crm', 'headers' => array( array( 'name' => 'Authorization', 'value' => 'Bearer x' ), array( 'name' => 'Host', 'value' => 'evil' ) ) ) );
		$id    = $this->submit();
		$asked = $this->asked();
		self::assertCount( 1, $asked );
		[ 'headers' => $headers, 'body' => $body ] = $asked[0];
		self::assertSame( array( 'POST', '/in', 'application/json; charset=utf-8', 'Bearer x' ), array( $asked[0]['method'], $asked[0]['path'], $headers['content-type'], $headers['authorization'] ) );
		self::assertStringNotContainsString( 'evil', $headers['host'] );
		$secret = $this->secret( 'crm' );
		self::assertSame( Signature::of( $secret, $headers['webhook-id'], (int) $headers['webhook-timestamp'], $body ), $headers['webhook-signature'] );
		self::assertSame( strtotime( '2026-11-21 10:02:01 UTC' ), (int) $headers['webhook-timestamp'] );
		/** @var array{id: string, type: string, data: array{entry: array{id: int}, fields: array<string, array<string, string>>, bookings: list<array<string, mixed>>}} $sent */
		$sent = json_decode( $body, true );
		self::assertTrue( ( new Schema( WP_PLUGIN_DIR . '/vestibule/contracts' ) )->fits( 'webhook', $sent ), $body );
		self::assertSame( array( 'form.submitted', $headers['webhook-id'], $id ), array( $sent['type'], $sent['id'], $sent['data']['entry']['id'] ) );
		self::assertSame( array( 'label' => 'E-mail', 'type' => 'email', 'value' => 'ana@example.com', 'text' => 'ana@example.com' ), $sent['data']['fields']['email'] );
		self::assertCount( 1, $sent['data']['bookings'] );
		self::assertSame( 'sent', $this->row( $id )['status'] ?? '' );
		self::assertSame( '200', $this->row( $id )['code'] ?? '' );
		self::assertSame( 'Thank you', $this->row( $id )['answer'] ?? '' );
		do_action( WebhookModule::HOOK ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		self::assertSame( array(), $this->receiver->asked(), 'It is sent once.' );
	}

	public function test_the_request_of_the_visitor_sends_nothing_where_it_would_wait_for_it(): void {
		$this->webhooks( array( 'id' => 'crm' ) );
		$this->site->submit( array() );
		self::assertSame( array(), $this->receiver->asked() );
		self::assertSame( array( 'pending' ), array_column( $this->rows(), 'status' ) );
	}

	public function test_only_chosen_fields_go_out_and_only_where_switch_and_conditions_say_so(): void {
		$rule = static fn ( string $value ): array => array( 'rules' => array( array( 'field' => 'email', 'operator' => 'equals', 'value' => $value ) ) );
		$this->webhooks(
			array( 'id' => 'off', 'enabled' => false ),
			array( 'id' => 'other', 'conditions' => $rule( 'somebody@example.com' ) ),
			array( 'id' => 'none', 'url' => '' ),
			array( 'id' => 'yes', 'conditions' => $rule( 'ana@example.com' ), 'fields' => 'chosen', 'names' => array( 'names' ) ),
		);
		$this->submit();
		$asked = $this->asked();
		self::assertCount( 1, $asked );
		/** @var array{data: array{fields: array<string, mixed>}} $sent */
		$sent = json_decode( $asked[0]['body'], true );
		self::assertSame( array( 'names[first_name]', 'names[last_name]' ), array_keys( $sent['data']['fields'] ) );
	}

	public function test_what_is_not_taken_is_tried_again_with_growing_gaps_under_one_id_and_then_given_up(): void {
		$this->webhooks( array( 'id' => 'crm' ) );
		$this->receiver->become( 'broken' );
		$failed = array();
		add_action(
			'vestibule/webhook_failed',
			static function ( StoredEntry $entry, string $reason, Webhook $webhook, bool $again ) use ( &$failed ): void {
				$failed[] = $again;
			},
			10,
			4
		);
		$id  = $this->submit();
		$ids = array( $this->asked()[0]['headers']['webhook-id'] );
		$at  = '2026-11-21 10:02:01';
		foreach ( array( 60, 300, 1800, 7200, 43200 ) as $tries => $gap ) {
			$next = gmdate( 'Y-m-d H:i:s', (int) strtotime( "{$at} UTC" ) + $gap );
			$row  = $this->row( $id ) ?? array();
			self::assertSame( array( 'failed', (string) ( $tries + 1 ), $next, '500', '<b>Out of order</b>' ), array( $row['status'], $row['tries'], $row['next_at'], $row['code'], $row['answer'] ) );
			$this->setClock( gmdate( 'Y-m-d H:i:s', (int) strtotime( "{$next} UTC" ) - 1 ) );
			self::assertSame( array(), $this->asked(), 'not before its time' );
			$at = $next;
			$this->setClock( $at );
			$ids[] = $this->asked()[0]['headers']['webhook-id'];
		}
		self::assertSame( 'given_up', $this->row( $id )['status'] ?? '' );
		self::assertCount( 1, array_unique( $ids ) );
		self::assertSame( array( true, true, true, true, true, false ), $failed );
		$this->setClock( '2027-01-01 00:00:00' );
		self::assertSame( array(), $this->asked() );
	}

	public function test_cron_comes_back_when_the_next_one_is_due(): void {
		$this->webhooks( array( 'id' => 'crm' ) );
		$this->receiver->become( 'cut' );
		$this->submit();
		$this->asked();
		self::assertEqualsWithDelta( time() + 60, wp_next_scheduled( WebhookModule::RETRY ), 5 );
		wp_clear_scheduled_hook( WebhookModule::RETRY );
		$this->setClock( '2026-11-21 10:03:01' );
		$this->asked();
		self::assertEqualsWithDelta( time() + 300, wp_next_scheduled( WebhookModule::RETRY ), 5 );
	}

	public function test_redirects_are_not_followed_and_long_answers_not_read(): void {
		$this->webhooks( array( 'id' => 'crm' ) );
		$this->receiver->become( 'moved' );
		$id = $this->submit();
		self::assertSame( array( '/in' ), array_column( $this->asked(), 'path' ) );
		self::assertStringContainsString( 'redirect', (string) ( $this->row( $id )['error'] ?? '' ) );
		$this->receiver->become( 'long' );
		$this->setClock( '2026-11-21 10:03:01' );
		$before = memory_get_peak_usage();
		$this->asked();
		self::assertSame( array( 'sent', 500 ), array( $this->row( $id )['status'] ?? '', strlen( (string) ( $this->row( $id )['answer'] ?? '' ) ) ) );
		self::assertLessThan( 2_000_000, memory_get_peak_usage() - $before );
	}

	public function test_a_receiver_that_wants_nothing_more_is_switched_off(): void {
		$this->webhooks( array( 'id' => 'crm' ), array( 'id' => 'other', 'url' => '' ) );
		$this->receiver->become( 'gone' );
		$id = $this->submit();
		$this->asked();
		self::assertSame( 'gone', $this->row( $id )['status'] ?? '' );
		$parts = new Webhooks( $this->site->services->schema );
		self::assertSame( array( false, true ), array_map( static fn ( Webhook $one ): bool => $one->isEnabled, $parts->forForm( $this->form ) ) );
		$finding = ( new FailedDeliveriesCheck( $this->site->database, $this->site->tables, $this->site->clock ) )->finding();
		self::assertStringContainsString( '410', implode( ' ', $finding->paragraphs ) );
	}

	public function test_an_address_that_is_not_public_is_not_called(): void {
		remove_all_filters( 'vestibule/webhook_url' );
		$this->webhooks( array( 'id' => 'crm' ) );
		$id = $this->submit();
		self::assertSame( array(), $this->asked() );
		self::assertSame( array( 'failed', '0' ), array( $this->row( $id )['status'] ?? '', $this->row( $id )['code'] ?? '' ) );
		self::assertStringContainsString( 'https://', (string) ( $this->row( $id )['error'] ?? '' ) );
	}

	public function test_spam_and_the_trash_wait(): void {
		global $wpdb;
		$this->webhooks( array( 'id' => 'crm' ) );
		$id = $this->submit();
		$wpdb->update( $this->site->tables->submissions(), array( 'status' => 'trash' ), array( 'id' => $id ) );
		self::assertSame( array(), $this->asked() );
		$wpdb->update( $this->site->tables->submissions(), array( 'status' => 'read' ), array( 'id' => $id ) );
		self::assertCount( 1, $this->asked() );
	}

	public function test_code_of_others_changes_the_body_which_is_signed_then(): void {
		$this->webhooks( array( 'id' => 'crm' ) );
		add_filter( 'vestibule/webhook_body', static fn ( array $body ): array => array( 'mine' => true ) + $body );
		$this->submit();
		$asked = $this->asked()[0];
		self::assertStringStartsWith( '{"mine":true', $asked['body'] );
		self::assertSame( Signature::of( $this->secret( 'crm' ), $asked['headers']['webhook-id'], (int) $asked['headers']['webhook-timestamp'], $asked['body'] ), $asked['headers']['webhook-signature'] );
	}

	public function test_a_renewed_secret_signs_beside_the_former_for_a_day(): void {
		$secrets = new Secrets();
		$first   = $secrets->renew( $this->form, 'crm', 1000 );
		$second  = $secrets->renew( $this->form, 'crm', 2000 );
		self::assertMatchesRegularExpression( '#^whsec_[A-Za-z0-9+/]{43}=$#', $second );
		self::assertSame( array( $second, $first ), $secrets->current( $this->form, 'crm', 2000 + DAY_IN_SECONDS - 1 ) );
		self::assertSame( array( $second ), $secrets->current( $this->form, 'crm', 2000 + DAY_IN_SECONDS ) );
	}

	public function test_secrets_are_in_no_rest_answer_copy_file_or_export(): void {
		$this->webhooks( array( 'id' => 'crm', 'headers' => array( array( 'name' => 'X-Key', 'value' => 'private-value' ) ) ) );
		$secret = ( new Secrets() )->renew( $this->form, 'crm', 0 );
		$post   = get_post( $this->form );
		assert( $post instanceof WP_Post );
		$this->signIn( 'administrator' );
		self::assertStringNotContainsString( $secret, (string) wp_json_encode( $this->call( 'GET', "/wp/v2/vestibule-forms/{$this->form}", array( 'context' => 'edit' ) )->get_data(), JSON_UNESCAPED_SLASHES ) );
		$file = ( new FormFile( new Copies() ) )->contents( array( $post ) );
		self::assertStringNotContainsString( $secret, $file );
		self::assertStringNotContainsString( 'private-value', $file );
		self::assertStringContainsString( '"X-Key"', $file );
		$copy = ( new Copies() )->copy( $post );
		self::assertIsInt( $copy );
		self::assertSame( array(), ( new Secrets() )->names( $copy ) );
		$webhook = ( new Webhooks( $this->site->services->schema ) )->find( $copy, 'crm' );
		self::assertNotNull( $webhook );
		self::assertSame( array( false, array() ), array( $webhook->isEnabled, $webhook->headers ) );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		self::assertTrue( apply_filters( 'wxr_export_skip_postmeta', false, Secrets::META, null ) );
	}

	public function test_readers_see_deliveries_and_send_them_again(): void {
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

	public function test_who_edits_forms_and_reads_no_entries_sees_and_sends_none(): void {
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

	public function test_a_test_sends_an_example_and_shows_the_answer(): void {
		$this->signIn( 'editor' );
		$webhook = array( 'id' => 'new', 'url' => $this->receiver->address . '/in' );
		$data    = $this->data( $this->call( 'POST', $this->route( '/test' ), array( 'webhook' => $webhook ) ) );
		self::assertSame( array( true, 200, 'Thank you', '' ), array( $data['taken'], $data['code'], $data['answer'], $data['fault'] ) );
		/** @var array{type: string} $sent */
		$sent = json_decode( $this->receiver->asked()[0]['body'], true );
		self::assertSame( $sent, json_decode( (string) wp_json_encode( $data['body'] ), true ), 'It is shown as it was sent.' );
		self::assertSame( 'form.test', $sent['type'] );
		self::assertTrue( $this->site->services->schema->fits( 'webhook', $sent ) );
		$this->receiver->become( 'broken' );
		$data = $this->data( $this->call( 'POST', $this->route( '/test' ), array( 'webhook' => $webhook ) ) );
		self::assertSame( array( false, 500, '<b>Out of order</b>' ), array( $data['taken'], $data['code'], $data['answer'] ) );
		self::assertSame( array(), $this->rows(), 'Nothing is kept of a test.' );
	}

	public function test_what_is_wrong_is_said_by_its_path(): void {
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

	public function test_rows_go_with_their_entry_and_after_ninety_days(): void {
		$this->webhooks( array( 'id' => 'crm' ) );
		$old = $this->submit();
		$this->asked();
		$this->setClock( '2027-02-19 10:00:00' );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		self::assertNotNull( $this->row( $old ) );
		$this->setClock( '2027-02-20 10:00:00' );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		self::assertNull( $this->row( $old ) );
		$this->setClock( '2026-11-21 10:00:00' );
		$new = $this->submit( array( 'email' => 'bo@example.com' ) );
		$this->signIn( 'administrator' );
		$exporter = apply_filters( 'wp_privacy_personal_data_exporters', array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$this->asked();
		$exported = '';
		foreach ( is_array( $exporter ) ? $exporter : array() as $one ) {
			$exported .= is_array( $one ) && is_callable( $one['callback'] ) ? wp_json_encode( $one['callback']( 'bo@example.com', 1 ) ) : '';
		}
		self::assertStringContainsString( '127.0.0.1', $exported );
		$this->call( 'DELETE', self::ROUTE, array( 'ids' => array( $new ) ) );
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $new ), 'status' => 'trash' ) );
		$this->call( 'DELETE', self::ROUTE, array( 'ids' => array( $new ) ) );
		self::assertNull( $this->row( $new ) );
	}

	/** @param array<string, mixed> ...$list The address is the receiver's where none is given. */
	private function webhooks( array ...$list ): void {
		$with = array_map( fn ( array $one ): array => $one + array( 'url' => $this->receiver->address . '/in' ), array_values( $list ) );
		update_post_meta( $this->form, Webhooks::META, wp_slash( array( 'list' => $with ) ) );
	}

	/** @param array<string, mixed> $values */
	private function submit( array $values = array() ): int {
		$answer = $this->site->submit( $values );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$this->setClock( '2026-11-21 10:02:01' );
		$rows = $this->site->rows( $this->site->tables->submissions() );
		return (int) ( end( $rows )['id'] ?? 0 );
	}

	/**
	 * What cron sends now.
	 *
	 * @return list<array{method: string, path: string, headers: array<string, string>, body: string}>
	 */
	private function asked(): array {
		do_action( WebhookModule::RETRY ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		return $this->receiver->asked();
	}

	/** @return array<string, string|null>|null */
	protected function row( int $entry ): ?array {
		return array_values( array_filter( $this->rows(), static fn ( array $row ): bool => $entry === (int) $row['entry_id'] ) )[0] ?? null;
	}

	/** @return list<array<string, string|null>> */
	private function rows(): array {
		return $this->site->database->rows( "SELECT * FROM {$this->site->tables->webhookDeliveries()} ORDER BY id" );
	}

	private function secret( string $webhook ): string {
		return ( new Secrets() )->current( $this->form, $webhook, 0 )[0];
	}

	private function setClock( string $utc ): void {
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn(): DateTimeImmutable => new DateTimeImmutable( $utc . ' UTC' ) );
	}

	private function route( string $path ): string {
		return "/vestibule/v1/forms/{$this->form}/webhooks{$path}";
	}
}
