<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Closure;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\DayCounts;
use Vestibule\Entries\EntriesErased;
use Vestibule\Entries\EntriesMarked;
use Vestibule\Entries\RowsOfEntry;
use Vestibule\Entries\Seats\PlaceLeaving;
use Vestibule\Entries\Seats\Resources;
use Vestibule\Inbox\Admin\ColumnOperations;
use Vestibule\Inbox\Admin\EntryOperations;
use Vestibule\Inbox\Admin\ExportOperations;
use Vestibule\Inbox\Admin\NoteOperations;
use Vestibule\Inbox\Admin\OptInOperations;
use Vestibule\Inbox\Admin\Permission;
use Vestibule\Inbox\Admin\ResultOperations;
use Vestibule\Inbox\Admin\Widget;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Module;
use Vestibule\Services;
use WP_CLI;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * How the institute reads what visitors sent: the screen, its routes, its capability, privacy requests
 * (docs/entries.md).
 */
final class EntriesModule implements Module {

	/** @param Closure(): Parts $parts Made when wp-admin, REST, cron or a privacy request asks: a visitor's page loads none. */
	public function __construct( private readonly Services $services, private readonly Closure $parts ) {}

	public function register(): void {
		// WordPress asks on every page for something; ours alone loads the class.
		add_filter( 'user_has_cap', static fn ( array $all, array $caps, array $args, WP_User $user ): array => array() === preg_grep( '/^vestibule_/', $caps ) ? $all : ( new Access() )->grant( $all, $user ), 10, 4 );
		// Before all others, or WordPress adds a line for it by itself.
		add_action( 'admin_menu', fn () => ( new AdminScreen( new AdminAssets( $this->services->assets ), 'entries' ) )->addToMenu( __( 'Entries', 'vestibule' ), AdminScreen::MENU, Access::OPEN ), 9 );
		add_action( 'wp_dashboard_setup', fn () => ( new Widget( $this->parts()->access(), $this->parts()->table(), new DayCounts( $this->services->store()->database ), $this->services->clock ) )->add() );
		Events::on( EntriesMarked::class, static fn () => Widget::forget() );
		Events::on( EntriesErased::class, static fn () => Widget::forget() );
		// A person is known by them: their names are made of the address.
		Events::on( EntriesErased::class, fn () => $this->deleteUnusedPools() );
		add_action( 'vestibule_purge', fn () => $this->deleteUnusedPools() );
		Events::on( PlaceLeaving::class, fn ( PlaceLeaving $leaving ) => $this->parts()->notes()->addLeaving( $leaving ) );
		// Names of cron stand here as texts: their constants would load the classes.
		add_action( 'vestibule_purge', fn () => $this->parts()->retention()->deleteExpired() );
		add_action( 'vestibule_retention', fn () => $this->parts()->retention()->deleteExpired() );
		add_action( 'vestibule_purge', fn () => $this->parts()->retention()->deleteSpam( $this->parts()->deletions()->spamDays() ) );
		add_action( 'vestibule_purge', $this->prepareFinding( ... ) );
		add_action( 'vestibule_entry_senders', $this->prepareFinding( ... ) );
		add_action( 'cli_init', $this->addCommands( ... ) );
		add_filter( 'vestibule/belongs_to_entry', $this->withRows( ... ) );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $exporters ): array => $this->privacy()->exporters( $exporters ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $erasers ): array => $this->privacy()->erasers( $erasers ) );
	}

	/**
	 * @param list<BelongsToEntry> $all
	 * @return list<BelongsToEntry>
	 */
	private function withRows( array $all ): array {
		return array( ...$all, new RowsOfEntry( $this->services->store()->database, '{entry_notes}', 'submission_id' ) );
	}

	/** @return list<Operation> */
	public function operations(): array {
		$parts      = $this->parts();
		$schema     = $this->services->schema;
		$permission = new Permission( $parts->access(), $parts->table(), $parts->ownEntries() );
		return array(
			...( new EntryOperations( $schema, $permission, $parts ) )->all(),
			...( new ColumnOperations( $permission, $parts->table(), $parts->forms->forms() ) )->all(),
			...( new ExportOperations( $schema, $permission, $parts ) )->all(),
			...( new NoteOperations( $permission, $parts ) )->all(),
			...( new OptInOperations( $permission, $parts ) )->all(),
			...( new ResultOperations( $schema, $permission, $parts ) )->all(),
		);
	}

	private function addCommands(): void {
		$line  = new CommandLine();
		$parts = $this->parts();
		WP_CLI::add_command( 'vestibule entries', new Admin\Cli\EntriesCommand( $line, $parts->catalog(), $parts->table(), $parts->changes(), $this->privacy() ) );
		( new Admin\Cli\ListCommands( $line, $this->services->schema, $parts->forms->catalog(), $parts->catalog() ) )->register();
	}

	/** What the list is searched and sorted by. */
	private function prepareFinding(): void {
		$this->parts()->words()->makeWhenDue();
		( new Senders( $this->parts()->table(), $this->parts()->forms->forms() ) )->run();
	}

	private function deleteUnusedPools(): void {
		FaultLog::attempt( fn () => ( new Resources( $this->services->store()->database ) )->deleteUnused() );
	}

	private function parts(): Parts {
		return ( $this->parts )();
	}

	private function privacy(): Privacy {
		$parts = $this->parts();
		return new Privacy( $parts->table(), $parts->payload(), $parts->changes(), $parts->notes(), $parts->erasedAppointments() );
	}
}
