<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Webhook;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\StoredEntry;
use Vestibule\Guard\Judgement;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Outgoing\Admin\FailedCheck;
use Vestibule\Outgoing\MessageKind;
use Vestibule\Outgoing\Webhook\Reply;
use Vestibule\Outgoing\Webhook\Secrets;
use Vestibule\Outgoing\Webhook\Webhook;
use Vestibule\Outgoing\Webhook\Webhooks;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Kernel\Log\Faults;

/** Webhook deliveries: content, conditions and retries (docs/webhooks.md). */
#[Group( 'mariadb' )]
final class DeliveryTest extends WebhookTestCase {

	public function test_an_entry_is_delivered_once_with_a_signature_and_in_the_format_of_the_contract(): void {
		$this->webhooks( array( 'id' => 'crm', 'headers' => array( array( 'name' => 'Authorization', 'value' => 'Bearer x' ), array( 'name' => 'Host', 'value' => 'evil' ) ) ) );
		$id    = $this->submit();
		$asked = $this->asked();
		self::assertCount( 1, $asked );
		[ 'headers' => $headers, 'body' => $body ] = $asked[0];
		self::assertSame( array( 'POST', '/in', 'application/json; charset=utf-8', 'Bearer x' ), array( $asked[0]['method'], $asked[0]['path'], $headers['content-type'], $headers['authorization'] ) );
		self::assertStringNotContainsString( 'evil', $headers['host'] );
		$secret = $this->secret( 'crm' );
		self::assertSame( Secrets::sign( $secret, $headers['webhook-id'], (int) $headers['webhook-timestamp'], $body ), $headers['webhook-signature'] );
		self::assertSame( strtotime( '2026-11-21 10:02:01 UTC' ), (int) $headers['webhook-timestamp'] );
		/** @var array{id: string, type: string, data: array{entry: array{id: int}, fields: array<string, array<string, string>>, bookings: list<array<string, mixed>>}} $sent */
		$sent = json_decode( $body, true );
		self::assertTrue( Contracts::schema()->fits( 'webhook', $sent ), $body );
		self::assertSame( array( 'form.submitted', $headers['webhook-id'], $id ), array( $sent['type'], $sent['id'], $sent['data']['entry']['id'] ) );
		self::assertSame( array( 'label' => 'Email', 'type' => 'email', 'value' => 'ana@example.com', 'text' => 'ana@example.com' ), $sent['data']['fields']['email'] );
		self::assertCount( 1, $sent['data']['bookings'] );
		self::assertSame( 'sent', $this->row( $id )['status'] ?? '' );
		self::assertSame( '200', $this->row( $id )['code'] ?? '' );
		self::assertSame( 'Thank you', $this->row( $id )['answer'] ?? '' );
		do_action( MessageKind::Webhook->hook() ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		self::assertSame( array(), $this->receiver->asked(), 'The delivery is sent once.' );
	}

	public function test_webhooks_are_not_delivered_during_the_request_of_the_visitor(): void {
		$this->webhooks( array( 'id' => 'crm' ) );
		$this->site->submit( array() );
		self::assertSame( array(), $this->receiver->asked() );
		self::assertSame( array( 'pending' ), array_column( $this->rows(), 'status' ) );
	}

	public function test_cron_sends_a_delivery_even_if_php_is_aborted_after_storing_the_entry(): void {
		remove_all_actions( EntryStored::class );
		$this->webhooks( array( 'id' => 'crm' ) );
		$this->submit();
		self::assertCount( 1, $this->asked() );
	}

	public function test_an_entry_whose_delivery_cannot_be_planned_is_not_stored(): void {
		$this->webhooks( array( 'id' => 'crm' ) );
		$table = $this->site->tables->named( 'webhook_deliveries' );
		add_filter( 'query', static fn ( string $sql ): string => str_starts_with( $sql, "INSERT IGNORE INTO {$table}" ) ? 'INSERT INTO nowhere VALUES (1)' : $sql );
		self::assertSame( 503, ( new Faults() )->during( fn (): int => $this->site->submit()->status ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_a_webhook_sends_only_the_chosen_fields_if_it_is_enabled_and_its_conditions_match(): void {
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

	public function test_a_failed_delivery_is_retried_with_the_same_id_at_growing_intervals_and_then_abandoned(): void {
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
			self::assertSame( array(), $this->asked(), 'The delivery is not sent before it is due.' );
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

	public function test_the_next_cron_run_is_scheduled_for_when_the_next_delivery_is_due(): void {
		$this->webhooks( array( 'id' => 'crm' ) );
		$this->receiver->become( 'cut' );
		$this->submit();
		$this->asked();
		self::assertEqualsWithDelta( time() + 60, wp_next_scheduled( MessageKind::Webhook->retryHook() ), 5 );
		wp_clear_scheduled_hook( MessageKind::Webhook->retryHook() );
		$this->setClock( '2026-11-21 10:03:01' );
		$this->asked();
		self::assertEqualsWithDelta( time() + 300, wp_next_scheduled( MessageKind::Webhook->retryHook() ), 5 );
	}

	public function test_redirects_from_an_endpoint_are_not_followed_and_long_responses_are_truncated(): void {
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

	public function test_cron_is_scheduled_at_once_if_deliveries_cannot_be_sent_after_the_response(): void {
		remove_all_actions( 'shutdown' );
		$this->webhooks( array( 'id' => 'crm' ) );
		$this->submit();
		self::assertFalse( wp_next_scheduled( MessageKind::Webhook->retryHook() ) );
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		self::assertEqualsWithDelta( time(), wp_next_scheduled( MessageKind::Webhook->retryHook() ), 5 );
	}

	public function test_every_redirect_status_code_is_reported_as_a_redirect(): void {
		foreach ( array( 299 => false, 300 => true, 399 => true, 400 => false ) as $code => $is_redirect ) {
			$reply = Reply::fromResponse( array( 'response' => array( 'code' => $code ), 'body' => '' ) );
			self::assertSame( $is_redirect, str_contains( $reply->fault, 'a redirect' ), (string) $code );
			self::assertSame( 299 === $code, $reply->isTaken() );
		}
	}

	public function test_a_webhook_whose_endpoint_returns_410_is_disabled(): void {
		$this->webhooks( array( 'id' => 'crm' ), array( 'id' => 'other', 'url' => '' ) );
		$this->receiver->become( 'gone' );
		$id = $this->submit();
		$this->asked();
		self::assertSame( 'gone', $this->row( $id )['status'] ?? '' );
		$parts = new Webhooks( $this->site->services->schema );
		self::assertSame( array( false, true ), array_map( static fn ( Webhook $one ): bool => $one->isEnabled, $parts->forForm( $this->form ) ) );
		$finding = ( new FailedCheck( MessageKind::Webhook, $this->site->database, $this->site->clock ) )->finding();
		self::assertStringContainsString( '410', implode( ' ', $finding->paragraphs ) );
	}

	public function test_a_webhook_url_that_is_not_public_is_not_requested(): void {
		remove_all_filters( 'vestibule/webhook_url' );
		$this->webhooks( array( 'id' => 'crm' ) );
		$id = $this->submit();
		self::assertSame( array(), $this->asked() );
		self::assertSame( array( 'failed', '0' ), array( $this->row( $id )['status'] ?? '', $this->row( $id )['code'] ?? '' ) );
		self::assertStringContainsString( 'https://', (string) ( $this->row( $id )['error'] ?? '' ) );
	}

	public function test_deliveries_of_trashed_entries_are_delayed_until_the_entries_are_restored(): void {
		global $wpdb;
		$this->webhooks( array( 'id' => 'crm' ) );
		$id = $this->submit();
		$wpdb->update( $this->site->tables->named( 'submissions' ), array( 'status' => 'trash' ), array( 'id' => $id ) );
		self::assertSame( array(), $this->asked() );
		$wpdb->update( $this->site->tables->named( 'submissions' ), array( 'status' => 'read' ), array( 'id' => $id ) );
		self::assertCount( 1, $this->asked() );
	}

	public function test_a_delivery_is_planned_when_a_spam_entry_is_marked_as_not_spam(): void {
		remove_all_actions( EntryStored::class );
		$this->webhooks( array( 'id' => 'crm' ) );
		add_filter( 'vestibule/judge_submission', static fn (): Judgement => new Judgement( 'words:casino' ) );
		$id = $this->submit();
		self::assertSame( array(), $this->rows() );
		$this->signIn( 'administrator' );
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $id ), 'status' => 'not-spam' ) );
		self::assertCount( 1, $this->rows() );
	}

	public function test_a_filter_can_change_the_body_of_a_delivery_before_it_is_signed(): void {
		$this->webhooks( array( 'id' => 'crm' ) );
		add_filter( 'vestibule/webhook_body', static fn ( array $body ): array => array( 'mine' => true ) + $body );
		$this->submit();
		$asked = $this->asked()[0];
		self::assertStringStartsWith( '{"mine":true', $asked['body'] );
		self::assertSame( Secrets::sign( $this->secret( 'crm' ), $asked['headers']['webhook-id'], (int) $asked['headers']['webhook-timestamp'], $asked['body'] ), $asked['headers']['webhook-signature'] );
	}

	public function test_the_old_webhook_secret_stays_valid_for_a_day_after_renewal(): void {
		$secrets = new Secrets();
		$first   = $secrets->renew( $this->form, 'crm', 1000 );
		$second  = $secrets->renew( $this->form, 'crm', 2000 );
		self::assertMatchesRegularExpression( '#^whsec_[A-Za-z0-9+/]{43}=$#', $second );
		self::assertSame( array( $second, $first ), $secrets->current( $this->form, 'crm', 2000 + DAY_IN_SECONDS - 1 ) );
		self::assertSame( array( $second ), $secrets->current( $this->form, 'crm', 2000 + DAY_IN_SECONDS ) );
	}

	public function test_deliveries_are_deleted_after_ninety_days_or_together_with_their_entry(): void {
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
}
