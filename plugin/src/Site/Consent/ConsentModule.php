<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Contract\Consent;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\FirstPaintScript;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\PageCache\Shown;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** Cookie notice (docs/consent.md). */
final class ConsentModule implements Module {

	public const OPTION = 'vestibule_consent';

	/** Slug of the admin screen. */
	public const SCREEN = 'vestibule-consent';

	/** Signals of Google Consent Mode v2. */
	private const SIGNALS = array( 'ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'functionality_storage', 'personalization_storage' );

	/** @var Settings<Consent>|null */
	private ?Settings $settings = null;

	private readonly Waiting $waiting;

	private ?NoticePage $page = null;

	private ?EmbedPlaces $places = null;

	public function __construct( private readonly Services $services ) {
		$this->waiting = new Waiting();
	}

	#[Hook]
	public static function addShown( Shown $shown ): void {
		$shown->options[] = self::OPTION;
	}

	public function register(): void {
		$route = fn () => ( new SettingsRoute( $this->services->schema, $this->settings() ) )->register();
		add_action( 'admin_init', $route );
		add_action( 'rest_api_init', $route );
		$this->waiting->register();
		add_action( 'wp_enqueue_scripts', fn () => $this->isPossible() ? $this->page()->enqueue() : null );
		add_action( 'wp_head', $this->printDefaults( ... ), 1 );
		add_action( 'wp_body_open', fn () => $this->isPossible() ? $this->page()->print() : null, 0 );
		// After all scripts, because one of them may be the first that needs consent.
		add_action( 'wp_footer', fn () => $this->isPossible() ? $this->page()->print() : null, PHP_INT_MAX );
		$this->holdEmbeds();
		add_action( 'plugins_loaded', $this->answerConsentApi( ... ) );
		add_action( 'vestibule_purge', $this->purge( ... ) );
		$this->services->page->blocks->add( array( 'vestibule/cookie-choice' => fn (): string => $this->page()->block() ) );
		$this->services->calls(
			array(
				'custom_cookie'            => fn (): Call => new AcceptCall( $this->settings()->values(), $this->recorder() ),
				'revoke_customer_cookie'   => fn (): Call => new RevokeCall( $this->settings()->values(), $this->recorder() ),
				'vestibule_consent_choose' => fn (): Call => new ChooseCall( $this->settings()->values(), $this->recorder() ),
				'vestibule_consent_style'  => fn (): Call => new StyleCall( $this->settings()->values() ),
			)
		);
		add_action( 'rest_api_init', fn () => $this->routes()->register() );
		add_action( 'admin_menu', $this->addMenu( ... ) );
		add_filter( 'vestibule/start', fn ( array $steps ): array => $steps + array( 'cookies' => $this->firstStep( ... ) ) );
	}

	#[Hook]
	public static function addOption( TablesMade $made ): void {
		$made->options->addSettings( self::OPTION );
	}

	/** Registers the filters for content of other sites. */
	private function holdEmbeds(): void {
		add_filter( 'embed_oembed_html', fn ( mixed $html, mixed $url ): mixed => $this->places()->held( $html, is_string( $url ) ? $url : '', true ), 100, 2 );
		add_filter( 'render_block_core/embed', fn ( mixed $html, mixed $block ): mixed => $this->places()->heldBlock( $html, $block ), 10, 2 );
		add_filter( 'render_block_core/html', fn ( mixed $html ): mixed => $this->places()->held( $html, '', false ) );
		add_filter( 'widget_text_content', fn ( mixed $html ): mixed => $this->places()->held( $html, '', false ), 100 );
		add_filter( 'the_content', fn ( mixed $html ): mixed => is_string( $html ) && str_contains( $html, '<iframe' ) ? $this->places()->heldFrames( $html ) : $html, 100 );
		// Classic themes print the head before the content is known.
		add_action( 'wp_enqueue_scripts', fn () => ! wp_is_block_theme() && $this->waits() && $this->page()->asks() ? $this->services->module( 'consent-offers' )->enqueueStyle() : null );
	}

	/** Checks whether content of other sites needs consent on this page. */
	private function waits(): bool {
		return $this->settings()->values()->blocksEmbeds && $this->page()->holdsBack();
	}

	/** Checks whether this page can have a notice, by the setting or by a filter of other code. */
	private function isPossible(): bool {
		return $this->settings()->values()->isShown || has_filter( 'vestibule/show_cookie_notice' );
	}

	private function answerConsentApi(): void {
		if ( function_exists( 'wp_has_consent' ) ) {
			( new ConsentApi( $this->settings(), plugin_basename( $this->services->assets->file ) ) )->register();
		}
	}

	/** Returns the same object each time, because it remembers whether the notice has been printed. */
	private function page(): NoticePage {
		$services = $this->services;
		return $this->page ??= new NoticePage( $this->settings(), $this->waiting, $services->page->loader, $services->module( 'consent' ), $services->module( 'consent-control' ) );
	}

	private function places(): EmbedPlaces {
		return $this->places ??= new EmbedPlaces( $this->waits( ... ), $this->waiting, $this->services->module( 'consent-offers' ) );
	}

	/** @return array<string, mixed> Step that matches the contract start. Done once the settings have been saved. */
	private function firstStep(): array {
		$stored = get_option( self::OPTION );
		return array(
			'isDone'  => is_array( $stored ) && array() !== $stored,
			'isShown' => $this->settings()->values()->isShown,
			'editUrl' => admin_url( 'admin.php?page=' . self::SCREEN ),
		);
	}

	/** Prints the default for Google Consent Mode, which must run before Google's scripts. */
	private function printDefaults(): void {
		if ( $this->settings()->values()->consentMode && $this->page()->asks() ) {
			$denied = wp_json_encode( array_fill_keys( self::SIGNALS, 'denied' ) + array( 'wait_for_update' => 500 ) );
			FirstPaintScript::print( "window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('consent','default',{$denied})" );
		}
	}

	private function purge(): void {
		FaultLog::attempt( fn () => $this->receipts()->purge( $this->settings()->values()->keepReceipts ) );
	}

	private function recorder(): Recorder {
		return new Recorder( $this->settings()->values(), $this->receipts(), $this->services->rates() );
	}

	private function routes(): Admin\Routes {
		return new Admin\Routes( $this->services->schema, $this->settings(), $this->receipts() );
	}

	private function addMenu(): void {
		$data   = fn (): array => ( new Admin\ScreenData( $this->settings(), $this->services->assets->url( 'modules/consent.css' ) ) )->all();
		$screen = new AdminScreen( new AdminAssets( $this->services->assets ), 'consent', 'vestibuleConsentSettings', $data );
		$screen->addToMenu( __( 'Cookie notice', 'vestibule' ), self::SCREEN, Rest::OWNERS );
	}

	private function receipts(): Receipts {
		return new Receipts( $this->services->store()->database, $this->services->clock );
	}

	/** @return Settings<Consent> Same object each time, because it caches the settings. */
	private function settings(): Settings {
		return $this->settings ??= new Settings( $this->services->schema, self::OPTION, Consent::class );
	}
}
