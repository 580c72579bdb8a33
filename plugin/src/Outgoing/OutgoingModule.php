<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

use Closure;
use Vestibule\Calendar\Changes\BookingChanged;
use Vestibule\Calendar\Changes\BookingChanging;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\EntryStoring;
use Vestibule\Entries\OptInAsked;
use Vestibule\Entries\OptInConfirmed;
use Vestibule\Entries\OptInConfirming;
use Vestibule\Entries\RowsOfEntry;
use Vestibule\Entries\Seats\PlaceGiving;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Call\Connection;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\MailBudgetReached;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Sites;
use Vestibule\Module;
use Vestibule\Outgoing\Admin\EditorRoutes;
use Vestibule\Outgoing\Admin\FailedCheck;
use Vestibule\Outgoing\Mail\ButtonFaults;
use Vestibule\Outgoing\Admin\LimitCheck;
use Vestibule\Outgoing\Mail\LimitNotice;
use Vestibule\Outgoing\Webhook\Secrets;
use Vestibule\Outgoing\Webhook\Webhooks;
use Vestibule\Services;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Sends what forms notify of: mails (docs/notifications.md) and webhooks (docs/webhooks.md), once the entry is safe and
 * the visitor has their answer, so that a slow or broken server costs nobody anything.
 */
final class OutgoingModule implements Module {

	private ?Parts $made = null;

	/** @var array<int, list<EntryStored>> Entries of this request whose emails are to be sent, by site. */
	private array $stored = array();

	/** @var array<int, array<int, true>> Entries with changed bookings or promoted from a waiting list, by site. */
	private array $changed = array();

	/** @var array<int, array<int, bool>> Whether deliveries were planned, by site and entry. */
	private array $planned = array();

	/** @var array<int, list<int>> IDs of this request's deliveries, by site. */
	private array $deliveries = array();

	/**
	 * @param Closure(): Parts   $parts   Made when something is sent or edited: a visitor's page loads none.
	 * @param Closure(int): bool $mayRead By form: whether the user may read its entries.
	 */
	public function __construct( private readonly Services $services, private readonly Closure $parts, private readonly Closure $mayRead ) {}

	public function register(): void {
		register_activation_hook( $this->services->assets->file, $this->schedule( ... ) );
		register_deactivation_hook( $this->services->assets->file, $this->unschedule( ... ) );
		// Also where an update or a network never activated the plugin; calls of visitors come this way, pages do not.
		add_action( wp_doing_ajax() ? 'wp_loaded' : 'admin_init', $this->schedule( ... ) );
		// As Kind has them, which a visitor's page need not load.
		foreach ( array( 'vestibule_mail', 'vestibule_mail_retry' ) as $hook ) {
			add_action( $hook, fn () => $this->parts()->run( Kind::Mail ) );
		}
		foreach ( array( 'vestibule_webhooks', 'vestibule_webhook_retry' ) as $hook ) {
			add_action( $hook, fn () => $this->parts()->run( Kind::Webhook ) );
		}
		add_filter( 'vestibule/health_checks', $this->withChecks( ... ) );
		add_filter( 'vestibule/scheduled_events', static fn ( array $hooks ): array => array( ...$hooks, ...array_map( static fn ( Kind $kind ): string => $kind->hook(), Kind::cases() ) ) );
		add_action( 'rest_api_init', fn () => ( new EditorRoutes( $this->services, $this->parts(), $this->mayRead ) )->register() );
		add_filter( 'vestibule/belongs_to_entry', $this->withRows( ... ) );
		Events::on( EntryStored::class, $this->queue( ... ) );
		// Its own email alone, until it is confirmed.
		Events::on( OptInAsked::class, fn ( OptInAsked $asked ) => $this->queueMails( new EntryStored( $asked->entry ) ) );
		// Once more: what was planned with the entry is there already.
		Events::on( OptInConfirming::class, fn ( OptInConfirming $confirming ) => $this->planDeliveries( new EntryStoring( $confirming->entry ) ) );
		Events::on( OptInConfirmed::class, fn ( OptInConfirmed $confirmed ) => $this->queue( new EntryStored( $confirmed->entry ) ) );
		$this->registerMails();
		$this->registerWebhooks();
	}

	private function parts(): Parts {
		return $this->made ??= ( $this->parts )();
	}

	private function registerMails(): void {
		$names = static fn (): array => Admin\FormSettingNames::notifications();
		add_action( 'init', fn () => PostSettings::register( $this->services->schema, FormPostType::NAME, 'form-notifications', names: $names, faults: static fn ( mixed $sent ): array => ButtonFaults::in( $sent ) ), 6 );
		add_action( 'save_post_' . FormPostType::NAME, fn ( int $id, WP_Post $post, bool $is_update ) => $this->parts()->notifications()->begin( $id, $post, $is_update ), 4, 3 );
		add_filter( 'add_post_metadata', fn ( mixed $check, int $id, string $key, mixed $value ): mixed => $this->parts()->notifications()->replaceFirst( $check, $id, $key, $value ), 10, 4 );
		Events::on( BookingChanging::class, fn ( BookingChanging $changing ) => $this->parts()->notifier()->planChange( $changing->change ) );
		Events::on( BookingChanged::class, $this->queueChange( ... ) );
		Events::on( PlaceGiving::class, $this->planPlace( ... ) );
		Events::on( MailBudgetReached::class, static fn ( MailBudgetReached $reached ) => ( new LimitNotice() )->schedule( $reached ) );
		add_action( 'admin_init', $this->openEntry( ... ) );
		add_action( 'shutdown', $this->sendMails( ... ), 100 );
	}

	private function registerWebhooks(): void {
		$names  = static fn (): array => Admin\FormSettingNames::webhooks();
		$copied = static fn ( mixed $stored ): mixed => Webhooks::withoutSecrets( $stored );
		add_action( 'init', fn () => PostSettings::register( $this->services->schema, FormPostType::NAME, 'form-webhooks', names: $names, copied: $copied ), 6 );
		// In the transaction of the entry: whatever ends the request after it, cron sends what is planned.
		Events::on( EntryStoring::class, $this->planDeliveries( ... ) );
		add_action( 'vestibule_purge', $this->purge( ... ) );
		add_filter( 'wxr_export_skip_postmeta', static fn ( bool $skip, string $key ): bool => $skip || Secrets::META === $key, 10, 2 );
		// After the mails.
		add_action( 'shutdown', $this->sendDeliveries( ... ), 110 );
	}

	/**
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	private function withChecks( array $checks ): array {
		$ours = array_map( fn ( Kind $kind ): HealthCheck => new FailedCheck( $kind, $this->services->store()->database, $this->services->clock ), Kind::cases() );
		return array( ...$checks, ...$ours, new LimitCheck( $this->services->mailBudget() ) );
	}

	/**
	 * @param list<BelongsToEntry> $all
	 * @return list<BelongsToEntry>
	 */
	private function withRows( array $all ): array {
		$database = $this->services->store()->database;
		return array( ...$all, new RowsOfEntry( $database, '{mails}', 'entry_id' ), new RowsOfEntry( $database, '{webhook_deliveries}', 'entry_id' ) );
	}

	/**
	 * Opens the entry that a mail links to. The screen's own address has the number behind a #, which is lost where
	 * wp-admin asks for the password first.
	 */
	private function openEntry(): void {
		$entry = AdminScreen::MENU === Parameter::text( 'page' ) ? Parameter::id( 'entry' ) : 0;
		if ( $entry > 0 && wp_safe_redirect( admin_url( 'admin.php?page=' . AdminScreen::MENU . "#/entry/{$entry}" ) ) ) {
			exit;
		}
	}

	private function planDeliveries( EntryStoring $storing ): void {
		$this->planned[ get_current_blog_id() ][ $storing->entry->id ] = $this->parts()->courier()->plan( $storing->entry );
	}

	private function queue( EntryStored $stored ): void {
		$this->queueMails( $stored );
		$site = get_current_blog_id();
		if ( false === ( $this->planned[ $site ][ $stored->entry->id ] ?? null ) ) {
			return;
		}
		$find                      = fn (): array => $this->parts()->courier()->pending( $stored->entry->id );
		$pending                   = FaultLog::attempt( $find, array() );
		$this->deliveries[ $site ] = array( ...$this->deliveries[ $site ] ?? array(), ...$pending );
	}

	private function queueMails( EntryStored $stored ): void {
		$this->stored[ get_current_blog_id() ][] = $stored;
	}

	private function queueChange( BookingChanged $changed ): void {
		$this->changed[ get_current_blog_id() ][ $changed->change->entry ] = true;
	}

	private function planPlace( PlaceGiving $giving ): void {
		$this->parts()->notifier()->planPlace( $giving->entry );
		$this->changed[ get_current_blog_id() ][ $giving->entry ] = true;
	}

	private function sendMails(): void {
		$changed = $this->changed;
		$stored  = $this->stored;
		if ( array() === $stored && array() === $changed ) {
			return;
		}
		Connection::end();
		$this->changed = array();
		$this->stored  = array();
		Sites::each(
			array_keys( $stored + $changed ),
			fn ( int $site ) => $this->sendMailsOfSite( $stored[ $site ] ?? array(), array_keys( $changed[ $site ] ?? array() ) )
		);
	}

	/**
	 * @param list<EntryStored> $stored
	 * @param list<int>         $changed IDs of entries.
	 */
	private function sendMailsOfSite( array $stored, array $changed ): void {
		$notifier = $this->parts()->notifier();
		$send_new = static fn ( EntryStored $one ): bool => $notifier->sendNew( $one->entry, $one->isNotified );
		$is_left  = array( ...array_map( $notifier->sendChanges( ... ), $changed ), ...array_map( $send_new, $stored ) );
		if ( in_array( true, $is_left, true ) ) {
			$this->parts()->outbox( Kind::Mail )->scheduleNext();
		}
	}

	private function sendDeliveries(): void {
		$deliveries       = array_filter( $this->deliveries );
		$this->deliveries = array();
		if ( array() !== $deliveries ) {
			$has_ended = Connection::end();
			$send      = fn ( int $site ) => $this->sendDeliveriesOfSite( $deliveries[ $site ] ?? array(), $has_ended );
			Sites::each( array_keys( $deliveries ), $send );
		}
	}

	/**
	 * @param list<int> $deliveries
	 * @param bool      $has_ended  Whether the visitor has the whole response. Otherwise cron sends the deliveries.
	 */
	private function sendDeliveriesOfSite( array $deliveries, bool $has_ended ): void {
		if ( $has_ended ) {
			$this->parts()->courier()->sendNew( $deliveries );
			return;
		}
		$this->parts()->courier()->release( $deliveries );
		wp_schedule_single_event( time(), Kind::Webhook->retryHook() );
		if ( ! defined( 'DISABLE_WP_CRON' ) || ! constant( 'DISABLE_WP_CRON' ) ) {
			spawn_cron();
		}
	}

	private function purge(): void {
		FaultLog::attempt( fn () => $this->parts()->courier()->purge() );
	}

	/** Asking costs nothing, because WordPress keeps its schedule in an autoloaded option. */
	private function schedule(): void {
		foreach ( Kind::cases() as $kind ) {
			if ( false === wp_next_scheduled( $kind->hook() ) ) {
				wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', $kind->hook() );
			}
		}
	}

	private function unschedule(): void {
		foreach ( Kind::cases() as $kind ) {
			wp_clear_scheduled_hook( $kind->hook() );
			wp_clear_scheduled_hook( $kind->retryHook() );
		}
	}
}
