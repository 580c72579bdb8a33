<?php

declare(strict_types=1);

namespace Vestibule\Consent;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Settings;
use Vestibule\Contracts\SettingsRoute;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;
use Vestibule\Module;
use Vestibule\Storage\Purge;
use Vestibule\View\BlockHtml;
use Vestibule\View\BuiltModule;
use Vestibule\View\LateModules;

defined( 'ABSPATH' ) || exit;

/** The cookie notice (specification 2.3, 4.3, 7.5, 7.6; contract section 5). */
final class ConsentModule implements Module {

	public const OPTION = 'vestibule_consent';

	/** What waits for an agreement that was given, or has to be told of a choice, on each page. */
	private const DUE = '.cookies-accepted [data-consent],.cookies-set .has-signals';

	private const CONTROLS = '[data-choice],.vestibule-consent-offer__show';

	/** Others keep clear of the notice by its height: of one at the lower edge before they are painted, and whenever it changes. */
	private const MEASURE = '(function(n,s){function f(){var b=n.matches(".is-bottom"),p="--vestibule-notice-"+(b?"height":"start"),v=(b?n.offsetHeight:n.getBoundingClientRect().bottom)+"px";'
		. '(s.getPropertyValue(p)||"0px")===v||s.setProperty(p,v)}n.classList.add("is-here");n.matches(".cookies-not-set>.is-bottom")&&f();new ResizeObserver(f).observe(n)})'
		. '(document.querySelector(".vestibule-notice"),document.documentElement.style)';

	private bool $isPrinted = false;

	public function __construct(
		private readonly Schema $schema,
		private readonly Settings $settings,
		private readonly Receipts $receipts,
		private readonly LateModules $late,
		private readonly BuiltModule $built,
	) {}

	public function register(): void {
		$route = fn () => ( new SettingsRoute( $this->schema, $this->settings ) )->register();
		add_action( 'admin_init', $route );
		add_action( 'rest_api_init', $route );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'wp_head', $this->printDefaults( ... ), 1 );
		add_action( 'wp_body_open', $this->print( ... ), 0 );
		add_action( 'wp_footer', $this->print( ... ), 0 );
		add_action( Purge::HOOK, $this->purge( ... ) );
		add_filter( 'render_block_core/embed', fn ( string $html ): string => $this->isOn() && $this->settings->isOn( 'blocksEmbeds' ) ? ( new Embeds() )->wait( $html ) : $html );
		add_filter( 'wp_consent_api_registered_' . plugin_basename( dirname( __DIR__, 2 ) . '/vestibule.php' ), '__return_true' );
		( new BlockHtml( array( 'vestibule/cookie-choice' => fn (): string => $this->block() ) ) )->register();
	}

	private function isOn(): bool {
		/**
		 * Whether the cookie notice is on this page.
		 *
		 * @param bool $is_shown As the settings say.
		 */
		return true === apply_filters( 'vestibule/show_cookie_notice', $this->settings->isOn( 'isShown' ) );
	}

	private function enqueue(): void {
		if ( ! $this->isOn() ) {
			return;
		}
		$this->built->registerStyle();
		$this->built->needStyle();
		$this->late->need( self::CONTROLS, $this->built->src(), now: self::DUE );
		if ( $this->settings->isOn( 'acceptOnScroll' ) ) {
			$this->late->need( LateModules::SCROLLING, $this->built->src() );
		}
	}

	/** Google Consent Mode asks to be told what is denied before any of its scripts runs. */
	private function printDefaults(): void {
		if ( $this->isOn() && $this->settings->isOn( 'consentMode' ) ) {
			$denied = wp_json_encode( array_fill_keys( ConsentMode::KEYS, 'denied' ) + array( 'wait_for_update' => 500 ) );
			wp_print_inline_script_tag( "window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('consent','default',{$denied})" );
		}
	}

	/** At the start of the body: first in the order of Tab, and what it says is known before the first paint. */
	private function print(): void {
		if ( $this->isPrinted || ! $this->isOn() ) {
			return;
		}
		$this->isPrinted = true;
		wp_print_inline_script_tag( ( new StateScript( $this->settings ) )->code() );
		$notice = $this->notice();
		$sheet  = admin_url( 'admin-ajax.php', 'relative' ) . '?action=' . StyleCall::ACTION;
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped, WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- Html escapes each value; only for browsers without scripts.
		echo '<noscript><link rel="stylesheet" href="' . esc_url( $sheet ) . '"></noscript>';
		echo $notice->html();
		wp_print_inline_script_tag( self::MEASURE );
		echo $notice->hasControl() ? $notice->control( 'is-floating' ) : '';
		// phpcs:enable
	}

	private function block(): string {
		return $this->isOn() && $this->settings->isOn( 'canRefuse' )
			? '<div ' . get_block_wrapper_attributes() . '>' . $this->notice()->control( 'is-inline' ) . '</div>'
			: '';
	}

	private function notice(): Notice {
		return new Notice( $this->settings );
	}

	private function purge(): void {
		try {
			$this->receipts->purge( $this->settings->number( 'keepReceipts' ) );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}
}
