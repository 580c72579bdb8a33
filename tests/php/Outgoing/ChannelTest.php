<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing;

use LogicException;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Entries\StoredEntry;
use Vestibule\Outgoing\Channel\Channel;
use Vestibule\Outgoing\Channel\Channels;
use Vestibule\Outgoing\DeliveryLog;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\Outgoing\Webhook\WebhookTestCase;
use Vestibule\Tests\Wired;
use Vestibule\Tools\Documents\Documents;

/** Channels of other plugins: messages are scheduled with the entry, retried and listed (docs/webhooks.md). */
#[Group( 'mariadb' )]
final class ChannelTest extends WebhookTestCase {

	/** @var list<string> IDs of the messages that the channel was told to send. */
	private array $sent = array();

	/** Error message of the channel. Empty if it succeeds, null if it throws an exception. */
	private ?string $error = '';

	private ?bool $applies = true;

	protected function setUp(): void {
		parent::setUp();
		Wired::forget( 'Vestibule\Outgoing\\' );
		add_action( 'vestibule/register_channels', fn ( Channels $channels ) => $channels->add( $this->channel() ) );
	}

	protected function tearDown(): void {
		Wired::forget( 'Vestibule\Outgoing\\' );
		parent::tearDown();
	}

	public function test_a_message_is_scheduled_with_the_entry_sent_once_and_listed_beside_webhooks(): void {
		$this->webhooks( array( 'id' => 'crm', 'name' => 'CRM' ) );
		$id = $this->submit();
		self::assertSame( array( 'pending', 'pending' ), array_column( $this->rows(), 'status' ) );
		self::assertCount( 0, $this->sent, 'Messages are sent after the response.' );
		self::assertCount( 1, $this->asked() );
		self::assertSame( array( $this->rows()[0]['uid'] ), $this->sent );
		$this->asked();
		self::assertCount( 1, $this->sent );
		$log = Wired::of( DeliveryLog::class );
		self::assertSame( array( 'Team chat', 'CRM' ), array_column( $log->deliveries( $id ), 'name' ) );
		self::assertSame( array( 'chat.example', 'sent' ), array( $log->deliveries( $id )[0]['to'], $log->deliveries( $id )[0]['status'] ) );
		self::assertSame( array( 'CRM' ), array_column( $log->deliveriesOfForm( 4 ), 'name' ) );
	}

	public function test_a_failed_message_is_retried_with_the_same_id_and_can_be_sent_again_by_a_user(): void {
		$this->error = 'No connection';
		$id          = $this->submit();
		$this->asked();
		self::assertSame( array( 'failed', 'No connection' ), array( $this->row( $id )['status'] ?? '', $this->row( $id )['error'] ?? '' ) );
		$this->error = null;
		$this->setClock( '2026-11-21 10:04:00' );
		( new Faults() )->during( fn (): array => $this->asked() );
		self::assertSame( array( 'failed', '2' ), array( $this->row( $id )['status'] ?? '', $this->row( $id )['tries'] ?? '' ) );
		$this->error = '';
		self::assertSame( '', Wired::of( DeliveryLog::class )->deliverAgain( $id, (int) ( $this->row( $id )['id'] ?? 0 ) ) );
		self::assertSame( array( 'sent', '' ), array( $this->row( $id )['status'] ?? '', $this->row( $id )['error'] ?? '' ) );
		self::assertCount( 3, $this->sent );
		self::assertCount( 1, array_unique( $this->sent ) );
	}

	public function test_an_entry_is_stored_without_a_message_if_the_channel_does_not_apply_or_throws_an_exception(): void {
		$this->applies = false;
		$this->submit();
		$this->applies = null;
		( new Faults() )->during( fn (): int => $this->submit() );
		self::assertSame( array(), $this->rows() );
		self::assertSame( 2, $this->site->counts()[0] );
	}

	public function test_a_message_of_a_plugin_that_is_no_longer_active_is_not_sent_and_says_why(): void {
		$id = $this->submit();
		remove_all_actions( 'vestibule/register_channels' );
		Wired::forget( 'Vestibule\Outgoing\\' );
		$error = Wired::of( DeliveryLog::class )->deliverAgain( $id, (int) ( $this->row( $id )['id'] ?? 0 ) );
		self::assertSame( 'The plugin that sends this message is not active.', $error );
		self::assertSame( array( 'skipped', array() ), array( $this->row( $id )['status'] ?? '', $this->sent ) );
	}

	public function test_the_documents_on_data_protection_name_the_recipient_of_a_channel(): void {
		Wired::forget( 'Vestibule\Tools\Documents\\' );
		self::assertStringContainsString( 'Team chat (chat.example)', Wired::of( Documents::class )->document( 'recipients' )->text() );
		Wired::forget( 'Vestibule\Tools\Documents\\' );
	}

	private function send( string $id ): string {
		$this->sent[] = $id;
		return $this->error ?? throw new LogicException( 'The channel is broken.' );
	}

	private function channel(): Channel {
		$send    = fn ( string $id ): string => $this->send( $id );
		$applies = fn (): bool => $this->applies ?? throw new LogicException( 'The channel is broken.' );
		return new class( $send, $applies ) implements Channel {

			/**
			 * @param \Closure(string): string $send
			 * @param \Closure(): bool         $applies
			 */
			public function __construct( private readonly \Closure $send, private readonly \Closure $applies ) {}

			public function name(): string {
				return 'chat';
			}

			public function label(): string {
				return 'Team chat';
			}

			public function recipient(): string {
				return 'chat.example';
			}

			public function applies( StoredEntry $entry ): bool {
				return ( $this->applies )();
			}

			public function send( StoredEntry $entry, string $id ): string {
				return ( $this->send )( $id );
			}
		};
	}
}
