<?php

declare(strict_types=1);

namespace Vestibule;

use Closure;

/**
 * The composition root: these lists of modules are the map of the plugin; each module makes its feature's objects. A
 * page that a visitor sees pays for the first list; what stands in the others waits for what needs it.
 */
final class Plugin {

	private readonly Services $services;

	/** @param string $file The plugin's main file. */
	public function __construct( private readonly string $file ) {
		$this->services = new Services( $file );
	}

	public function register(): void {
		if ( wp_doing_ajax() ) {
			( new Kernel\Call\EarlyCalls() )->register();
		}
		foreach ( $this->always() as $module ) {
			$module->register();
		}
		$this->letScreensWait();
		$this->letBlocksWait();
	}

	/** @return list<Module> What every request needs. */
	private function always(): array {
		$services = $this->services;
		$booking  = new Calendar\Parts( $services );
		$uploads  = new Entries\Files\Parts( $services );
		$forms    = new Forms\Parts( $services, $booking, static fn () => new Kernel\Country\Countries( new Kernel\Country\Names() ), static fn () => new Kernel\Phone\PhoneNumbers(), $uploads );
		$outgoing = static fn (): Outgoing\Parts => new Outgoing\Parts( $services, $forms, $uploads );
		$entries  = static fn (): Inbox\Parts => new Inbox\Parts( $services, $forms, $booking, $outgoing() );
		$bookings = static fn (): Inbox\Bookings\Parts => new Inbox\Bookings\Parts( $services, $booking, $forms );
		$may_read = static fn ( int $form ): bool => ( new Inbox\Access() )->mayRead( $form );

		return array(
			new Kernel\Database\StorageModule( $services ),
			new Site\Performance\PerformanceModule( $services ),
			new Site\Caches\PageCacheModule( $this->file, static fn () => self::shown( $services ) ),
			new Calendar\BookingModule(
				$services,
				$booking,
				static fn ( int $form ): string => Forms\Places\ShortCode::text( $form ),
				static fn ( array $entries ): array => $bookings()->rows()->visitors( $entries )
			),
			new Calendar\Admin\OwnerModule( $services, $booking, $forms, $bookings ),
			new Forms\FormModule( $services, $forms ),
			new Tools\Import\ImportModule( $forms ),
			new Entries\Files\UploadsModule( $services, $uploads, static fn ( int $form, string $field ) => $forms->forms()->fileRules( $form, $field ), $may_read ),
			new Site\Blocks\BlocksModule( $services ),
			new Site\Header\ScrollingModule( $services ),
			new Site\Chat\ChatModule( $services ),
			new Site\Comments\CommentsModule( $services ),
			new Guard\SpamModule( $services, static fn (): string => Forms\FormPostType::NAME ),
			new Site\Consent\ConsentModule( $services ),
			new Site\Push\PushModule( $services ),
			new Outgoing\OutgoingModule( $services, $outgoing, $may_read ),
			new Inbox\EntriesModule( $services, $entries ),
			new Tools\Programs\ApiModule( $services, $forms, $entries, $bookings ),
		);
	}

	/** Screens, tools, and what only programs ask for. */
	private function letScreensWait(): void {
		$services = $this->services;
		$plugin   = plugin_basename( $this->file );
		$screens  = array( 'admin_init', 'admin_menu', 'rest_api_init', 'cli_init', "activate_{$plugin}", "plugin_action_links_{$plugin}" );
		$this->wait( $screens, static fn () => new Tools\Settings\SettingsModule( $services ) );
		$this->wait( array( ...$screens, 'admin_notices' ), static fn () => new Tools\Start\StartModule( $services ) );
		$this->wait( array( ...$screens, 'site_status_tests', 'debug_information' ), static fn () => new Tools\Health\HealthModule( $services ) );
		$this->wait( array( ...$screens, 'vestibule/seed_demo', 'vestibule/start' ), static fn () => new Tools\Demo\DemoModule( $services ) );
		$this->wait( array( 'admin_init' ), static fn () => new Tools\Privacy\PrivacyModule() );
		$this->wait( array( 'import_start' ), static fn () => new Tools\Move\MoveModule( $services ) );
		$this->wait( array( 'rest_api_init' ), static fn () => new Kernel\Country\CountryModule( $services ) );
	}

	/** What a page needs where it holds one of these: a block, an attribute of any block, or a mark in its HTML. */
	private function letBlocksWait(): void {
		$services = $this->services;
		$editor   = array( 'admin_init', 'rest_api_init', 'enqueue_block_editor_assets' );
		$this->wait( array(), static fn () => new Site\Tabs\TabsModule( $services ), array( 'vestibule/tabs', 'vestibule/tab' ) );
		$this->wait( array(), static fn () => new Site\Accordion\AccordionModule( $services ), array( 'vestibule/accordion', 'vestibule/accordion-item' ) );
		$this->wait( array(), static fn () => new Site\Modal\ModalModule( $services ), array( 'vestibule/modal' ) );
		$this->wait( array(), static fn () => new Site\Carousel\CarouselModule( $services ), array( 'vestibule/carousel', 'vestibule/slide', 'vestibule-slide-init' ) );
		$this->wait( array(), static fn () => new Site\Header\DrawerModule( $services ), array( 'vestibule/drawer' ) );
		$this->wait( array(), static fn () => new Site\Header\MenuModule( $services ), array( 'core/navigation' ) );
		$this->wait( $editor, static fn () => new Site\Header\StickyModule( $services ), array( 'vestibuleSticky' ) );
		$this->wait( $editor, static fn () => new Site\Reveal\RevealModule( $services ), array( 'vestibuleReveal' ) );
		$this->wait( array( 'get_the_excerpt' ), static fn () => new Site\Excerpt\ExcerptModule() );
	}

	/** What of ours pages show, for caches. */
	public static function shown( Services $services ): Kernel\PageCache\Shown {
		return new Kernel\PageCache\Shown(
			options: array( Site\Chat\ChatModule::OPTION, Site\Consent\ConsentModule::OPTION, Site\Push\Setup::OPTION, Guard\SpamModule::OPTION, Site\Performance\PerformanceModule::OPTION ),
			everywhere: array( Site\Chat\Accounts::TYPE ),
			somewhere: array( Forms\FormPostType::NAME, Calendar\Events\Events::NAME ),
			hidden: array_map( Kernel\Setting\PostSettings::key( ... ), array( Contract\FormNotifications::CONTRACT, Contract\FormWebhooks::CONTRACT ) ),
			pages: static fn ( int $post, string $type ): ?array => ( new Forms\Places\FormPages( $services->store()->database ) )->of( $post, $type ),
		);
	}

	/**
	 * Makes a module when it is first needed: before WordPress calls what the module adds to one of the hooks, or prints
	 * one of the blocks.
	 *
	 * @param list<string>      $hooks  All that the module uses and that can come first.
	 * @param Closure(): Module $module
	 * @param list<string>      $blocks As BlockHtml::hooks() takes them.
	 */
	private function wait( array $hooks, Closure $module, array $blocks = array() ): void {
		$hooks = array( ...$hooks, ...$this->services->page->blocks->hooks( $blocks ) );
		$wake  = static function ( mixed $value = null ) use ( $hooks, $module, &$wake ): mixed {
			// First: a hook that has become empty does not call what is added to it.
			$module()->register();
			foreach ( $hooks as $hook ) {
				remove_filter( $hook, $wake, PHP_INT_MIN );
			}
			return $value;
		};
		foreach ( $hooks as $hook ) {
			add_filter( $hook, $wake, PHP_INT_MIN );
		}
	}
}
