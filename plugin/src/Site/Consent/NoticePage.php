<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Assets\FirstPaintScript;
use Vestibule\Kernel\Html\Loader;

/**
 * Cookie notice on the current page. It is visible if content needs consent, or always if a setting says so. If the
 * page only has the control that changes a choice, the notice is present but hidden. Other pages don't contain it.
 */
final class NoticePage {

	/**
	 * Selector of elements that need the script at once, because the visitor may have accepted their category before.
	 */
	private const DUE = '.cookies-accepted [data-consent]';

	private const CONTROLS = '[data-choice]';

	/**
	 * Script that runs before the first paint and before any module. It stores the height of the notice in a CSS
	 * property for other elements, and updates it. It also records that a visitor has started to fill in a form
	 * (src/consent/typed.ts).
	 */
	private const START = '(function(n,s){function f(){var b=n.matches(".is-bottom"),p="--vestibule-notice-"+(b?"height":"start"),v=(b?n.offsetHeight:n.getBoundingClientRect().bottom)+"px";'
		. '(s.getPropertyValue(p)||"0px")===v||s.setProperty(p,v)}n.classList.add("is-here");n.matches(".cookies-not-set>.is-bottom")&&f();new ResizeObserver(f).observe(n);'
		. '["input","click"].forEach(t=>addEventListener(t,e=>{e.target.closest?.("form:not([data-choice])")&&(n.dataset.touched="")},!0))})'
		. '(document.querySelector(".vestibule-notice"),document.documentElement.style)';

	private bool $isPrinted = false;

	private bool $hasBlock = false;

	private bool $isEnqueued = false;

	public function __construct(
		private readonly ConsentSettings $settings,
		private readonly ConsentDetector $detector,
		private readonly Loader $loader,
		private readonly Assets $assets,
	) {}

	/** Checks whether content of this page is blocked until the visitor agrees. */
	public function holdsBack(): bool {
		return $this->allows( $this->settings->values()->isShown );
	}

	/** Checks whether the notice is visible on this page, based on the content that is known so far. */
	public function asks(): bool {
		return $this->allows(
			$this->settings->values()->isShown && ( $this->isAlways() || $this->detector->isFound() )
		);
	}

	/**
	 * Enqueues the script if the page contains the notice. Block themes render the content before the head, so it is
	 * known.
	 */
	public function enqueue(): void {
		if ( $this->isThere() ) {
			$this->isEnqueued = true;
			$this->loader->late(
				self::CONTROLS,
				$this->built( 'consent' )->src(),
				kept: 'vestibule-typed',
				now: self::DUE . ( $this->settings->values()->consentMode ? ',.cookies-set .has-signals' : '' )
			);
			if ( $this->settings->values()->acceptOnScroll ) {
				$this->loader->late( Loader::SCROLLING, $this->built( 'consent' )->src() );
			}
		}
	}

	/**
	 * Prints the notice. At the start of the body, the notice is first in the tab order, and its state is known before
	 * the first paint. If it is not needed there yet, it is printed at the end of the body.
	 */
	public function print(): void {
		if ( $this->isPrinted || ! $this->isThere() ) {
			return;
		}
		$this->isPrinted = true;
		$notice          = $this->notice();
		$this->built( 'consent' )->printStyle();
		if ( $notice->hasControl() ) {
			$this->built( 'consent-control' )->printStyle();
		}
		if ( ! $this->isEnqueued ) {
			wp_print_script_tag( array( 'type' => 'module', 'src' => $this->built( 'consent' )->src() ) );
		}
		FirstPaintScript::print( ( new StateScript( $this->settings->values() ) )->code() );
		$sheet = admin_url( 'admin-ajax.php', 'relative' ) . '?action=vestibule_consent_style';
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped, WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- Html escapes each value; only for browsers without scripts.
		echo '<noscript><link rel="stylesheet" href="' . esc_url( $sheet ) . '"></noscript>';
		echo $notice->render( $this->asks() );
		FirstPaintScript::print( self::START );
		echo $notice->hasControl() ? $notice->control( 'is-floating' ) : '';
		// phpcs:enable
	}

	/** Renders the control as a block. The control opens the notice even on pages where no content needs consent. */
	public function block(): string {
		if ( ! $this->settings->values()->canRefuse || ! $this->allows( $this->settings->values()->isShown ) ) {
			return '';
		}
		$this->hasBlock = true;
		return '<div ' . get_block_wrapper_attributes() . '>' . $this->notice()->control( 'is-inline' ) . '</div>';
	}

	private function isThere(): bool {
		return $this->asks() || $this->allows( $this->hasControl() );
	}

	private function hasControl(): bool {
		return $this->settings->values()->isShown && ( $this->hasBlock || $this->notice()->hasControl() );
	}

	private function isAlways(): bool {
		return 'always' === $this->settings->values()->showOn || $this->settings->values()->consentMode;
	}

	private function allows( bool $is_shown ): bool {
		/**
		 * Filters whether this page has the cookie notice.
		 *
		 * @param bool $is_shown Result from the settings and from the content that needs consent.
		 */
		return true === apply_filters( 'vestibule/show_cookie_notice', $is_shown );
	}

	private function notice(): Notice {
		return new Notice( $this->settings->values() );
	}

	private function built( string $name ): BuiltModule {
		return new BuiltModule( $this->assets, $name );
	}
}
