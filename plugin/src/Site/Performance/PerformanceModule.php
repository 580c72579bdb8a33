<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance;

use Vestibule\Contract\Speed;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\PageCache\Shown;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Module;
use Vestibule\Services;
use Vestibule\Site\Performance\Beacon\BeaconPage;
use Vestibule\Site\Performance\Beacon\CheckCall;
use Vestibule\Site\Performance\Beacon\Forgetting;
use Vestibule\Site\Performance\Beacon\Measurements;
use Vestibule\Site\Performance\Beacon\PageAddress;
use Vestibule\Site\Performance\Beacon\PageKey;
use Vestibule\Site\Performance\Beacon\ReportCall;
use Vestibule\Site\Performance\Beacon\Sender;
use Vestibule\Site\Performance\Prefetch\LinkPrefetch;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Features that make pages load faster (docs/speed.md). */
final class PerformanceModule implements Module {

	public const OPTION = 'vestibule_speed';

	/** Bytes of style sheets that are printed into a page. Further ones are linked. Measured in docs/performance.md. */
	private const INLINE_STYLES = 100_000;

	/** Priority before other plugins and themes, so that they can override the value. */
	private const EARLY = 5;

	/** Filters that run for each image that WordPress renders. */
	private const IMAGES = array( 'wp_content_img_tag', 'wp_get_attachment_image_attributes' );

	/** Hooks after which all pages may have changed. */
	private const CHANGES = array(
		'switch_theme',
		'permalink_structure_changed',
		'customize_save_after',
		'update_option_show_on_front',
		'update_option_page_on_front',
		'update_option_page_for_posts',
		'update_option_home',
		'update_option_sidebars_widgets',
	);

	/** @var Settings<Speed>|null */
	private ?Settings $settings = null;

	public function __construct( private readonly Services $services ) {}

	#[Hook]
	public static function addShown( Shown $shown ): void {
		$shown->options[] = self::OPTION;
	}

	public function register(): void {
		add_action( 'template_redirect', $this->findLargestImage( ... ), 100 );
		( new LinkPrefetch( fn (): bool => $this->settings()->values()->fetchesLinks, $this->services->schema, $this->services->assets ) )->register();
		add_filter( 'styles_inline_size_limit', $this->inlineLimit( ... ), self::EARLY );
		$this->forgetWhatChanges();
		$this->services->calls(
			array(
				'vestibule_beacon_check' => fn (): Call => new CheckCall( $this->sender(), $this->measurements() ),
				'vestibule_beacon'       => fn (): Call => new ReportCall( $this->sender(), $this->services->schema, $this->key(), new PageAddress(), $this->measurements(), $this->services->rates() ),
			)
		);
		$route = fn () => ( new SettingsRoute( $this->services->schema, $this->settings(), Admin\SpeedSection::PAGE ) )->register();
		add_action( 'admin_init', $route );
		add_action( 'rest_api_init', $route );
		add_action( 'admin_init', fn () => ( new Admin\SpeedSection( $this->settings() ) )->register() );
		$screen = fn (): Admin\PagesScreen => new Admin\PagesScreen( $this->measurements(), $this->services->assets, $this->settings() );
		add_action( 'admin_menu', static fn () => $screen()->addToMenu() );
	}

	/** Registers the hooks of Forgetting. The object is only created when something changes. */
	private function forgetWhatChanges(): void {
		$forgetting = fn (): Forgetting => new Forgetting( $this->measurements( ... ) );
		foreach ( self::CHANGES as $hook ) {
			add_action( $hook, static fn () => $forgetting()->forgetAll(), 10, 0 );
		}
		foreach ( array( 'save_post', 'after_delete_post' ) as $hook ) {
			add_action( $hook, static fn ( int $id, WP_Post $post ) => $forgetting()->forgetPost( $id, $post ), 10, 2 );
		}
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, static fn ( mixed $meta, int $id, string $key ) => '_thumbnail_id' === $key ? $forgetting()->forgetOfPicture( $id ) : null, 10, 3 );
		}
		add_action( 'vestibule_purge', static fn () => $forgetting()->forgetOld() );
	}

	/** Measures the current page. If no page has been measured yet, it only starts with the first image. */
	private function findLargestImage(): void {
		$url = $this->settings()->values()->findsLargestImage ? ( new PageAddress() )->current() : '';
		if ( '' === $url ) {
			return;
		}
		if ( '' !== get_option( 'vestibule_beacons', '' ) ) {
			$this->page()->begin( $url );
			return;
		}
		$begin = function ( mixed $image ) use ( $url, &$begin ): mixed {
			foreach ( self::IMAGES as $hook ) {
				remove_filter( $hook, $begin, self::EARLY );
			}
			$this->page()->begin( $url );
			return $image;
		};
		foreach ( self::IMAGES as $hook ) {
			add_filter( $hook, $begin, self::EARLY );
		}
	}

	#[Hook]
	public static function addOptions( TablesMade $made ): void {
		$made->options->addSettings( self::OPTION );
		$made->options->add( Measurements::OPTION, '' );
	}

	private function inlineLimit( mixed $limit ): mixed {
		return is_int( $limit ) && $this->settings()->values()->printsStyles ? max( $limit, self::INLINE_STYLES ) : $limit;
	}

	private function page(): BeaconPage {
		return new BeaconPage( new PageAddress(), $this->measurements(), $this->key( ... ), $this->services->assets );
	}

	private function sender(): Sender {
		return new Sender( $this->key(), $this->settings()->values() );
	}

	private function key(): PageKey {
		return new PageKey( $this->services->store()->secret() );
	}

	private function measurements(): Measurements {
		return new Measurements( fn () => $this->services->store()->database, $this->services->clock );
	}

	/** @return Settings<Speed> Same object each time, because it caches the settings. */
	private function settings(): Settings {
		return $this->settings ??= new Settings( $this->services->schema, self::OPTION, Speed::class );
	}
}
