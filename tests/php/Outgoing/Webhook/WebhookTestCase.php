<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Webhook;

use DateTimeImmutable;
use Vestibule\Outgoing\MessageKind;
use Vestibule\Outgoing\Webhook\Secrets;
use Vestibule\Outgoing\Webhook\Webhooks;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Inbox\EntriesTestCase;

/** Webhooks that are delivered to a local endpoint (docs/webhooks.md). */
abstract class WebhookTestCase extends EntriesTestCase {

	private static ?Receiver $server = null;

	protected FormSite $site;
	protected Receiver $receiver;
	protected int $form;

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
		wp_clear_scheduled_hook( MessageKind::Webhook->retryHook() );
		$this->setClock( '2026-11-21 10:00:00' );
	}

	public static function tearDownAfterClass(): void {
		self::$server = null;
		parent::tearDownAfterClass();
	}

	/** @param array<string, mixed> ...$list Webhooks. The default URL is that of the receiver. */
	protected function webhooks( array ...$list ): void {
		$with = array_map( fn ( array $one ): array => $one + array( 'url' => $this->receiver->address . '/in' ), array_values( $list ) );
		update_post_meta( $this->form, Webhooks::META, wp_slash( array( 'list' => $with ) ) );
	}

	/** @param array<string, mixed> $values */
	protected function submit( array $values = array() ): int {
		$answer = $this->site->submit( $values );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$this->setClock( '2026-11-21 10:02:01' );
		$rows = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		return (int) ( end( $rows )['id'] ?? 0 );
	}

	/**
	 * Runs cron and returns the requests.
	 *
	 * @return list<array{method: string, path: string, headers: array<string, string>, body: string}>
	 */
	protected function asked(): array {
		do_action( MessageKind::Webhook->retryHook() ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		return $this->receiver->asked();
	}

	/** @return array<string, string|null>|null */
	protected function row( int $entry ): ?array {
		return array_values( array_filter( $this->rows(), static fn ( array $row ): bool => $entry === (int) $row['entry_id'] ) )[0] ?? null;
	}

	/** @return list<array<string, string|null>> */
	protected function rows(): array {
		return $this->site->database->rows( "SELECT * FROM {$this->site->tables->named( 'webhook_deliveries' )} ORDER BY id" );
	}

	protected function secret( string $webhook ): string {
		return ( new Secrets() )->current( $this->form, $webhook, 0 )[0];
	}

	protected function setClock( string $utc ): void {
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn(): DateTimeImmutable => new DateTimeImmutable( $utc . ' UTC' ) );
	}

	protected function route( string $path ): string {
		return "/vestibule/v1/forms/{$this->form}/webhooks{$path}";
	}
}
