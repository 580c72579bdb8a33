<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Entries\BelongsToEntry;
use Vestibule\Fields\Types\Appointment\CalendarCall;
use Vestibule\Fields\Types\Appointment\CalendarFile;
use Vestibule\Fields\Types\Appointment\CalendarLink;
use Vestibule\Forms\Submit\TokenCall;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Module;
use Vestibule\Services;
use Vestibule\Tools\Import\Sources;
use WP_CLI;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Forms: their post type and number, form 4 on activation, their blocks, what becomes of a submission
 * (docs/form.md).
 */
final class FormModule implements Module {

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		$this->registerType();
		// An address without a query names nothing that was sent before.
		add_action( 'send_headers', fn () => array() === $_GET || $this->parts->states()->sendHeaders() ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is read.
		add_action( 'activate_' . plugin_basename( $this->services->assets->file ), $this->seed( ... ) );
		// The sites of a network are never activated one by one.
		is_multisite() && add_action( 'admin_init', $this->seed( ... ) );
		( new Places\PlacesModule( $this->parts ) )->register();
		( new Admin\Start\StartModule( $this->services, $this->parts ) )->register();
		( new Admin\LibraryModule( $this->services, $this->parts ) )->register();
		( new View\EditorModule( $this->parts->types() ) )->register();
		( new View\ViewModule( $this->services, $this->parts ) )->register();
		( new Saving\SavingModule( $this->services, $this->parts ) )->register();
		add_filter( BelongsToEntry::FILTER, fn ( array $all ): array => array( ...$all, $this->parts->usedTokens() ) );
		add_action( 'vestibule/release_entries', fn ( array $entries ) => $this->parts->entryStore()->storeReleased( $entries ) );
		add_action( 'vestibule/entries_released', fn ( array $entries ) => $this->parts->entryStore()->announceReleased( $entries ) );
		add_action( Purge::HOOK, fn () => FaultLog::attempt( fn () => $this->parts->usedTokens()->purge() ) );
		add_action( 'cli_init', $this->addCommands( ... ) );
		$this->services->calls->register(
			array(
				'vestibule_form_token'  => fn (): Call => new TokenCall( $this->parts->forms(), $this->parts->pageKeys(), $this->parts->tokens() ),
				'vestibule_form_submit' => fn (): Call => $this->parts->submitCall(),
				Steps\StepPrinter::CALL => $this->parts->stepCall( ... ),
				CalendarLink::CALL      => fn (): Call => new CalendarCall(
					$this->parts->bookings(),
					new CalendarLink( $this->services->store()->secret() ),
					new CalendarFile( $this->services->clock ),
					$this->parts->records()
				),
			)
		);
	}

	private function addCommands(): void {
		$command = new Admin\Cli\FormsCommand(
			new CommandLine(),
			$this->parts->catalog(),
			$this->parts->numbers(),
			new Copies(),
			new Sources( $this->parts->types() ),
			$this->parts->submissions()
		);
		WP_CLI::add_command( 'vestibule forms', $command );
	}

	private function registerType(): void {
		add_action( 'init', fn () => $this->parts->postType()->register(), 5 );
		add_action( 'rest_api_init', fn () => $this->parts->postType()->addController() );
		add_action( 'init', fn () => PostSettings::register( $this->services->schema, FormPostType::NAME, 'form-confirmations' ), 6 );
		add_action( 'init', fn () => PostSettings::register( $this->services->schema, FormPostType::NAME, 'form-steps' ), 6 );
		add_filter( 'allowed_block_types_all', $this->parts->postType()->onlyFormBlocks( ... ), 20, 2 );
		add_filter( 'wp_sitemaps_post_types', static fn ( array $types ): array => array_diff_key( $types, array( FormPostType::NAME => true ) ) );
		add_action( 'save_post_' . FormPostType::NAME, fn ( int $id, WP_Post $post ) => $this->parts->numbers()->assign( $id, $post ), 5, 2 );
		add_action( 'save_post_' . FormPostType::NAME, fn () => $this->parts->forms()->forget(), 99 );
		add_filter( 'add_post_metadata', fn ( mixed $check, int $id, string $key, mixed $value ): mixed => $this->parts->numbers()->refuseSecond( $check, $id, $key, $value ), 10, 4 );
		add_filter( 'update_post_metadata', fn ( mixed $check, int $id, string $key, mixed $value ): mixed => $this->parts->numbers()->refuseChange( $check, $id, $key, $value ), 10, 4 );
		add_filter( 'rest_user_query', static fn ( array $args ): array => ( new HiddenAuthors() )->query( $args ) );
		add_filter( 'get_usernumposts', static fn ( int|string $count, int $user, mixed $types, bool $public_only ): mixed => ( new HiddenAuthors() )->count( $count, $user, $types, $public_only ), 10, 4 );
	}

	private function seed(): void {
		$once = new Once( $this->services->store()->database );
		( new DefaultForm( $this->parts->postType(), new DefaultFormBlocks(), $once ) )->seed();
	}
}
