<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Contract\Consent;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\FirstPaintScript;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** The cookie notice (docs/consent.md). */
final class ConsentModule implements Module {

	public const OPTION = 'vestibule_consent';

	/** The screen in wp-admin. */
	public const SCREEN = 'vestibule-consent';

	/** Of Google Consent Mode v2. */
	private const SIGNALS = array( 'ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'functionality_storage', 'personalization_storage' );

	/** @var Settings<Consent>|null */
	private ?Settings $settings = null;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$route = fn () => ( new SettingsRoute( $this->services->schema, $this->settings() ) )->register();
		add_action( 'admin_init', $route );
		add_action( 'rest_api_init', $route );
		$waiting = new Waiting();
		$waiting->register();
		$assets = $this->services->assets;
		$page   = new NoticePage( $this->settings(), $waiting, $this->services->page->late, $assets->module( 'consent' ), $assets->module( 'consent-control' ) );
		add_action( 'wp_enqueue_scripts', $page->enqueue( ... ) );
		add_action( 'wp_head', fn () => $this->printDefaults( $page ), 1 );
		add_action( 'wp_body_open', $page->print( ... ), 0 );
		// After all scripts: one of them may be the first that waits.
		add_action( 'wp_footer', $page->print( ... ), PHP_INT_MAX );
		add_action( Purge::HOOK, $this->purge( ... ) );
		$waits = fn (): bool => $this->settings()->values()->blocksEmbeds && $page->holdsBack();
		$offer = $assets->module( 'consent-offers' );
		( new EmbedPlaces( $waits, $waiting, $offer ) )->register();
		// Themes that print the head before they know what the page holds.
		add_action( 'wp_enqueue_scripts', static fn () => ! wp_is_block_theme() && $waits() && $page->asks() && $offer->enqueueStyle() );
		( new ConsentApi( $this->settings(), plugin_basename( $this->services->assets->file ) ) )->register();
		$this->services->page->blocks->add( array( 'vestibule/cookie-choice' => $page->block( ... ) ) );
		$this->services->calls->register(
			array(
				'custom_cookie'          => fn (): Call => new AcceptCall( $this->settings()->values(), $this->recorder() ),
				'revoke_customer_cookie' => fn (): Call => new RevokeCall( $this->settings()->values(), $this->recorder() ),
				ChooseCall::NAME         => fn (): Call => new ChooseCall( $this->settings()->values(), $this->recorder() ),
				StyleCall::NAME          => fn (): Call => new StyleCall( $this->settings()->values() ),
			)
		);
		add_action( 'rest_api_init', fn () => $this->routes()->register() );
		add_action( 'admin_menu', $this->addMenu( ... ) );
		add_filter( 'vestibule/start', fn ( array $steps ): array => $steps + array( 'cookies' => $this->firstStep( ... ) ) );
	}

	/** @return array<string, mixed> As the contract start has it: done once somebody has saved whether the site asks. */
	private function firstStep(): array {
		$stored = get_option( self::OPTION );
		return array(
			'isDone'  => is_array( $stored ) && array() !== $stored,
			'isShown' => $this->settings()->values()->isShown,
			'editUrl' => admin_url( 'admin.php?page=' . self::SCREEN ),
		);
	}

	/** Google Consent Mode needs to know what is denied before any of its scripts runs. */
	private function printDefaults( NoticePage $page ): void {
		if ( $this->settings()->values()->consentMode && $page->asks() ) {
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
		$data   = new Admin\ScreenData( $this->settings(), $this->services->assets->url( 'modules/consent.css' ) );
		$screen = new AdminScreen( new AdminAssets( $this->services->assets ), 'consent', 'vestibuleConsentSettings', $data->all( ... ) );
		$screen->addToMenu( __( 'Cookie notice', 'vestibule' ), self::SCREEN, Rest::OWNERS );
	}

	private function receipts(): Receipts {
		return new Receipts( $this->services->store()->database, $this->services->clock );
	}

	/** @return Settings<Consent> One, because it remembers what it has read. */
	private function settings(): Settings {
		return $this->settings ??= new Settings( $this->services->schema, self::OPTION, Consent::class );
	}
}
