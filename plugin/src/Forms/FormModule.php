<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Closure;
use Vestibule\Calendar\CalendarFile;
use Vestibule\Entries\Changes;
use Vestibule\Entries\EntriesReleased;
use Vestibule\Entries\EntriesReleasing;
use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Types\Appointment\CalendarCall;
use Vestibule\Fields\Types\Appointment\CalendarLink;
use Vestibule\Forms\Submit\TokenCall;
use Vestibule\Forms\Unsubscribing\UnsubscribeLink;
use Vestibule\Forms\Unsubscribing\UnsubscribePage;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Page\ShownPage;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Module;
use Vestibule\Services;
use WP;
use WP_Block_Editor_Context;
use WP_CLI;
use WP_Post;
use WP_Screen;

defined( 'ABSPATH' ) || exit;

/**
 * Forms: their post type and number, form 4 on activation, their blocks, what becomes of a submission
 * (docs/form.md). Hooks name no class here, so that a page without a form loads none.
 */
final class FormModule implements Module {

	/** Contracts of the settings of a form beside its own. */
	private const SETTINGS = array( 'form-confirmations', 'form-steps', 'form-saving', 'form-limits', 'form-opt-in' );

	/** @param Closure(): Parts $parts Made where a form is shown, sent or edited. */
	public function __construct( private readonly Services $services, private readonly Closure $parts ) {}

	public function register(): void {
		$this->registerType();
		$this->registerNumbers();
		$this->registerSources();
		$this->registerPages();
		( new View\ViewModule( $this->services, $this->parts ) )->register();
		$this->registerScreens();
		$this->registerStart();
		$this->registerEntries();
		$this->services->calls(
			array(
				'vestibule_form_token'  => fn (): Call => new TokenCall( $this->parts()->forms(), $this->parts()->pageKeys(), $this->parts()->tokens() ),
				'vestibule_form_submit' => fn (): Call => $this->parts()->submitCall(),
				'vestibule_form_step'   => fn (): Call => $this->parts()->stepCall(),
				'vestibule_booking_ics' => fn (): Call => new CalendarCall(
					$this->parts()->bookings(),
					new CalendarLink( $this->services->store()->secret() ),
					new CalendarFile( $this->services->clock ),
					$this->parts()->records()
				),
			)
		);
	}

	private function registerType(): void {
		add_action( 'activate_' . plugin_basename( $this->services->assets->file ), $this->seed( ... ) );
		// The sites of a network are never activated one by one.
		is_multisite() && add_action( 'admin_init', $this->seed( ... ) );
		add_action( 'init', fn () => $this->postType()->register(), 5 );
		add_action( 'init', fn () => array_map( fn ( string $contract ) => PostSettings::register( $this->services->schema, FormPostType::NAME, $contract ), self::SETTINGS ), 6 );
		$spam = static fn (): array => array( PostSettings::key( 'form-spam' ) => __( 'Spam protection', 'vestibule' ) );
		add_action( 'init', fn () => PostSettings::register( $this->services->schema, FormPostType::NAME, 'form-spam', names: $spam ) );
		add_filter( 'wp_sitemaps_post_types', static fn ( array $types ): array => array_diff_key( $types, array( FormPostType::NAME => true ) ) );
		add_action( 'save_post_vestibule_form', fn () => $this->parts()->forms()->forget(), 99 );
		add_filter( 'rest_user_query', static fn ( array $args ): array => ( new HiddenAuthors() )->query( $args ) );
		add_filter( 'get_usernumposts', static fn ( int|string $count, int $user, mixed $types, bool $public_only ): mixed => ( new HiddenAuthors() )->count( $count, $user, $types, $public_only ), 10, 4 );
	}

	/** Where options of fields come from. */
	private function registerSources(): void {
		$sources = null;
		$changed = static function ( string $kind, string $of = '' ) use ( &$sources ): void {
			$sources ??= new Places\ChangedSources();
			$sources->note( $kind, $of );
		};
		$of_posts = static fn ( string $status, string $before, WP_Post $post ) => in_array( 'publish', array( $status, $before ), true ) ? $changed( 'posts', $post->post_type ) : null;
		add_action( 'transition_post_status', $of_posts, 10, 3 );
		foreach ( array( 'saved_term', 'delete_term' ) as $hook ) {
			add_action( $hook, static fn ( mixed $term, mixed $id, string $taxonomy ) => $changed( 'terms', $taxonomy ), 10, 3 );
		}
		foreach ( array( 'user_register', 'profile_update', 'deleted_user', 'set_user_role' ) as $hook ) {
			add_action( $hook, static fn () => $changed( 'users' ), 10, 0 );
		}
	}

	private function registerNumbers(): void {
		add_action( 'save_post_vestibule_form', fn ( int $id, WP_Post $post ) => $this->parts()->numbers()->assign( $id, $post ), 5, 2 );
		add_filter( 'add_post_metadata', fn ( mixed $check, int $id, string $key, mixed $value ): mixed => $this->parts()->numbers()->refuseSecond( $check, $id, $key, $value ), 10, 4 );
		add_filter( 'update_post_metadata', fn ( mixed $check, int $id, string $key, mixed $value ): mixed => $this->parts()->numbers()->refuseChange( $check, $id, $key, $value ), 10, 4 );
	}

	/** An address without a query names nothing that was sent before, and no preview. */
	private function registerPages(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Nothing is read; Preview asks for the right to see it.
		add_action( 'send_headers', fn () => array() === $_GET || $this->sendHeaders() );
		add_action( 'parse_request', fn () => array() === $_GET || ( new View\Preview( $this->parts()->forms() ) )->register(), 1 );
		// Each page checks the secret of its link.
		add_action( 'parse_request', fn ( WP $wp ) => ! isset( $_GET['vestibule_opt_in'] ) || is_admin() || ( new ShownPage( $this->services->assets ) )->show( $wp, $this->parts()->optInPage() ) );
		add_action( 'parse_request', fn ( WP $wp ) => ! isset( $_GET['vestibule_leave'] ) || is_admin() || ( new ShownPage( $this->services->assets ) )->show( $wp, $this->parts()->leavePage() ) );
		add_action( 'parse_request', fn ( WP $wp ) => ! isset( $_GET['vestibule_unsubscribe'] ) || is_admin() || ( new ShownPage( $this->services->assets ) )->show( $wp, $this->unsubscribePage() ) );
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
		add_shortcode( 'vestibule_form', fn ( array|string $attributes ): string => ( new Places\ShortCode( $this->parts()->numbers() ) )->render( $attributes ) );
	}

	private function unsubscribePage(): UnsubscribePage {
		$store   = $this->services->store();
		$entries = new EntryTable( $store->database, $this->services->clock );
		$changes = new Changes( $entries, $store->transaction() );
		return new UnsubscribePage( new UnsubscribeLink( $store->secret() ), $this->parts()->storedEntries(), $entries, $changes, $this->services->rates() );
	}

	private function sendHeaders(): void {
		$this->parts()->states()->sendHeaders();
		$this->parts()->savedLink()->sendHeaders();
	}

	private function freeFields( WP_Screen $screen ): void {
		if ( 'vestibule_form' === $screen->post_type ) {
			( new Admin\FormEditor( $this->parts()->types() ) )->freeFields();
		}
	}

	private function registerScreens(): void {
		$editor = fn (): Admin\FormEditor => new Admin\FormEditor( $this->parts()->types() );
		add_action( 'admin_init', static fn () => $editor()->registerHandle() );
		add_action( 'current_screen', $this->freeFields( ... ) );
		add_action( 'admin_init', fn () => ( new Admin\LibraryModule( $this->services, $this->parts() ) )->register() );
		$actions = fn (): Admin\Actions => new Admin\Actions( new Copies(), new FormFile( new Copies() ), new Admin\Closing( $this->services->clock ) );
		add_action( 'admin_post_vestibule_form_copy', static fn () => $actions()->copy() );
		add_action( 'admin_post_vestibule_form_close', static fn () => $actions()->close() );
		add_action( 'admin_post_vestibule_form_open', static fn () => $actions()->open() );
		add_action( 'admin_post_vestibule_form_export', static fn () => $actions()->export() );
		add_action( 'rest_api_init', $this->registerRoutes( ... ) );
		add_action( 'enqueue_block_editor_assets', static fn () => $editor()->hand() );
		add_filter( 'allowed_block_types_all', static fn ( bool|array $allowed, WP_Block_Editor_Context $context ): bool|array => $editor()->onlyFormBlocks( $allowed, $context ), 20, 2 );
		add_filter( 'block_categories_all', static fn ( array $categories, WP_Block_Editor_Context $context ): array => $editor()->fieldsFirst( array_values( $categories ), $context ), 20, 2 );
		add_action( 'cli_init', $this->addCommands( ... ) );
	}

	/** What forms have to do with the screen "Get started": a form on a page, and who gets its mail. */
	private function registerStart(): void {
		$forms = fn (): Admin\Start\FirstForms => new Admin\Start\FirstForms( new Admin\Templates\Templates(), $this->services->store()->database );
		add_filter( 'vestibule/start', static fn ( array $steps ): array => $steps + array( 'mail' => $forms()->mail( ... ) ), 10 );
		// Last, because it looks through all pages.
		add_filter( 'vestibule/start', static fn ( array $steps ): array => $steps + array( 'form' => $forms()->page( ... ) ), 90 );
		add_action( 'rest_api_init', fn () => ( new Admin\Start\Routes( $this->services->schema, $forms(), new Admin\Start\FormPage() ) )->register() );
		add_action( 'enqueue_block_editor_assets', fn () => ( new Admin\Start\InsertedForm( $this->services->assets, $this->parts()->appointments( ... ) ) )->enqueue() );
	}

	private function registerEntries(): void {
		add_filter( 'vestibule/belongs_to_entry', fn ( array $all ): array => array( ...$all, $this->parts()->usedTokens(), $this->parts()->optIns() ) );
		Events::on( EntriesReleasing::class, fn ( EntriesReleasing $releasing ) => $this->parts()->entryStore()->storeReleased( $releasing->entries ) );
		Events::on( EntriesReleased::class, fn ( EntriesReleased $released ) => $this->parts()->entryStore()->announceReleased( $released->entries ) );
		add_action( 'vestibule_purge', fn () => FaultLog::attempt( fn () => $this->parts()->usedTokens()->purge() ) );
		add_action( 'vestibule_purge', fn () => $this->parts()->lapsedEntries()->delete() );
	}

	/** Before WordPress makes the routes of post types: the controller of forms reads their blocks. */
	private function registerRoutes(): void {
		$type = get_post_type_object( FormPostType::NAME );
		if ( null !== $type ) {
			$type->rest_controller = new FormsController( FormPostType::NAME, $this->parts()->blockReader() );
		}
		( new Admin\TakenRoute( $this->parts()->forms(), $this->parts()->numbers(), $this->parts()->admission() ) )->register();
		$bookable = new Places\BookablePlaces( $this->parts()->places(), $this->parts()->appointments(), $this->parts()->blockReader(), $this->parts()->types() );
		( new Admin\PlaceRoutes( $this->parts()->places(), $bookable ) )->register();
	}

	private function addCommands(): void {
		$command = new Admin\Cli\FormsCommand( new CommandLine(), $this->parts()->catalog(), $this->parts()->numbers(), new Copies(), $this->parts()->submissions() );
		WP_CLI::add_command( 'vestibule forms', $command );
	}

	private function postType(): FormPostType {
		return new FormPostType( $this->services->schema, FormsController::class );
	}

	private function parts(): Parts {
		return ( $this->parts )();
	}

	private function seed(): void {
		$once = new Once( $this->services->store()->database );
		( new DefaultForm( $this->postType(), new DefaultFormBlocks(), $once ) )->seed();
	}
}
