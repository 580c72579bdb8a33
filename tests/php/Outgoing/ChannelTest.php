<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing;

use Closure;
use LogicException;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\StoredEntry;
use Vestibule\Inbox\Payload;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Outgoing\Admin\FailedCheck;
use Vestibule\Outgoing\Channel\Channel;
use Vestibule\Outgoing\Channel\Channels;
use Vestibule\Outgoing\DeliveryLog;
use Vestibule\Outgoing\MessageKind;
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

	private string $label = 'Team chat';

	private string $recipient = 'chat.example';

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
		self::assertSame( array( $this->rows()[1]['uid'] ), $this->sent );
		$this->asked();
		self::assertCount( 1, $this->sent );
		$log = Wired::of( DeliveryLog::class );
		self::assertSame( array( 'CRM', 'Team chat' ), array_column( $log->deliveries( $id ), 'name' ) );
		self::assertSame( array( 'chat.example', 'sent' ), array( $log->deliveries( $id )[1]['to'], $log->deliveries( $id )[1]['status'] ) );
		self::assertSame( array( 'CRM' ), array_column( $log->deliveriesOfForm( 4 ), 'name' ) );
		$entry = Wired::of( EntryTable::class )->find( $id );
		self::assertNotNull( $entry );
		self::assertStringEndsWith( ': chat.example', Wired::of( Payload::class )->sentTo( $entry )[1] );
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

	public function test_messages_are_retried_while_the_plugin_of_the_channel_is_not_active(): void {
		$id = $this->submit();
		$this->submit( array( 'email' => 'ben@example.com' ) );
		$this->restart( static function (): void {} );
		$this->setClock( '2026-11-21 10:05:00' );
		$this->asked();
		self::assertSame( array( 'failed', 'failed' ), array_column( $this->rows(), 'status' ) );
		self::assertStringContainsString( 'is not active', (string) ( $this->row( $id )['error'] ?? '' ) );
		$this->restart( fn ( Channels $channels ) => $channels->add( $this->channel() ) );
		$this->setClock( '2026-11-21 10:10:00' );
		$this->asked();
		self::assertSame( array( 'sent', 'sent' ), array_column( $this->rows(), 'status' ) );
	}

	public function test_a_fault_while_channels_are_added_costs_neither_the_entry_nor_earlier_messages(): void {
		$id = $this->submit();
		$this->restart( static fn () => throw new LogicException( 'The plugin is broken.' ) );
		( new Faults() )->during( fn (): int => $this->submit( array( 'email' => 'ben@example.com' ) ) );
		( new Faults() )->during( fn (): array => $this->asked() );
		self::assertSame( array( 'failed' ), array_column( $this->rows(), 'status' ) );
		self::assertSame( array( $id ), array_map( intval( ... ), array_column( $this->rows(), 'entry_id' ) ) );
	}

	public function test_nothing_is_sent_after_the_channel_was_switched_off(): void {
		$id              = $this->submit();
		$this->recipient = '';
		$this->asked();
		self::assertSame( array( 'skipped', array() ), array( $this->row( $id )['status'] ?? '', $this->sent ) );
	}

	public function test_errors_with_invalid_characters_are_stored_and_the_label_is_in_the_language_of_the_screen(): void {
		$this->error = "Fehler \xFC";
		$id          = $this->submit();
		$this->asked();
		self::assertSame( array( 'failed', 'Fehler ?' ), array( $this->row( $id )['status'] ?? '', $this->row( $id )['error'] ?? '' ) );
		$this->label = 'Chat des Teams';
		self::assertSame( 'Chat des Teams', Wired::of( DeliveryLog::class )->deliveries( $id )[0]['name'] );
	}

	public function test_site_health_names_a_channel_that_fails_without_a_form(): void {
		$this->error = 'No connection';
		$this->submit();
		$this->asked();
		$this->setClock( '2026-11-21 10:04:00' );
		$this->asked();
		$check = new FailedCheck( MessageKind::Webhook, $this->site->database, Wired::of( Clock::class ) );
		self::assertStringContainsString( 'Team chat: 1 failed. No connection', (string) wp_json_encode( $check->finding() ) );
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

	/** Starts a new request, in which this callback adds channels. */
	private function restart( callable $add ): void {
		remove_all_actions( 'vestibule/register_channels' );
		add_action( 'vestibule/register_channels', $add );
		Wired::forget( 'Vestibule\Outgoing\\' );
	}

	private function channel(): Channel {
		return new class(
			fn ( string $id ): string => $this->send( $id ),
			fn (): bool => $this->applies ?? throw new LogicException( 'The channel is broken.' ),
			fn (): array => array( $this->label, $this->recipient )
		) implements Channel {

			/**
			 * @param Closure(string): string                  $send
			 * @param Closure(): bool                          $applies
			 * @param Closure(): array{0: string, 1: string} $texts
			 */
			public function __construct(
				private readonly Closure $send,
				private readonly Closure $applies,
				private readonly Closure $texts
			) {}

			public function name(): string {
				return 'chat';
			}

			public function label(): string {
				return ( $this->texts )()[0];
			}

			public function recipient(): string {
				return ( $this->texts )()[1];
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
