<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Closure;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\DayCounts;
use Vestibule\Entries\RowsOfEntry;
use Vestibule\Inbox\Admin\ColumnRoutes;
use Vestibule\Inbox\Admin\EntryRoutes;
use Vestibule\Inbox\Admin\ExportRoute;
use Vestibule\Inbox\Admin\Menu;
use Vestibule\Inbox\Admin\NoteRoutes;
use Vestibule\Inbox\Admin\Routes;
use Vestibule\Inbox\Admin\Widget;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Time\TimeWords;
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

	private ?Menu $menu = null;

	/** @param Closure(): Parts $parts Made when wp-admin, REST, cron or a privacy request asks: a visitor's page loads none. */
	public function __construct( private readonly Services $services, private readonly Closure $parts ) {}

	public function register(): void {
		add_filter( 'user_has_cap', static fn ( array $all, array $caps, array $args, WP_User $user ): array => ( new Access() )->grant( $all, $user ), 10, 4 );
		add_action( 'rest_api_init', $this->routes( ... ) );
		add_action( 'admin_menu', fn () => $this->menu()->add(), 9 );
		add_action( 'admin_menu', fn () => $this->menu()->arrange(), 99 );
		add_action( 'wp_dashboard_setup', fn () => ( new Widget( $this->parts()->access(), $this->parts()->table(), new DayCounts( $this->services->store()->database ), $this->services->clock ) )->add() );
		add_action( 'vestibule/entries_marked', static fn () => Widget::forget() );
		add_action( 'vestibule/deleted_entries', static fn () => Widget::forget() );
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

	private function routes(): void {
		$parts  = $this->parts();
		$routes = new Routes( $this->services->schema, $parts->access(), $parts->table() );
		( new EntryRoutes( $routes, $parts ) )->register();
		( new ColumnRoutes( $routes, $parts->access(), $parts->table(), $parts->forms->forms() ) )->register();
		( new ExportRoute( $routes, $parts->access(), $parts->table(), $parts->listing(), $parts->writer() ) )->register();
		( new NoteRoutes( $routes, $parts->notes(), new TimeWords() ) )->register();
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

	private function parts(): Parts {
		return ( $this->parts )();
	}

	private function menu(): Menu {
		return $this->menu ??= new Menu( $this->parts()->access(), $this->parts()->table(), new AdminScreen( new AdminAssets( $this->services->assets ), 'entries' ) );
	}

	private function privacy(): Privacy {
		return new Privacy( $this->parts()->table(), $this->parts()->payload(), $this->parts()->changes(), $this->parts()->notes() );
	}
}
