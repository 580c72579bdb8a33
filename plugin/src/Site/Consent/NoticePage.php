<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Contract\Consent;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Assets\FirstPaintScript;
use Vestibule\Kernel\Html\Loader;
use Vestibule\Kernel\Setting\Settings;

/**
 * The notice on a page: whether it is there, and what it needs. It asks where something waits for consent or the owner
 * says so; where only the control to change a choice stands it is there unseen, and on every other page there is
 * nothing of it.
 */
final class NoticePage {

	/** What waits for an agreement that was given, or has to learn of a choice, on each page. */
	private const DUE = '.cookies-accepted [data-consent]';

	private const CONTROLS = '[data-choice]';

	/**
	 * Others keep clear of the notice by its height: of one at the lower edge before they are painted, and whenever it
	 * changes. And it is noted when somebody begins a form (src/consent/typed.ts), if only by a click into it, before
	 * any module has come.
	 */
	private const START = '(function(n,s){function f(){var b=n.matches(".is-bottom"),p="--vestibule-notice-"+(b?"height":"start"),v=(b?n.offsetHeight:n.getBoundingClientRect().bottom)+"px";'
		. '(s.getPropertyValue(p)||"0px")===v||s.setProperty(p,v)}n.classList.add("is-here");n.matches(".cookies-not-set>.is-bottom")&&f();new ResizeObserver(f).observe(n);'
		. '["input","click"].forEach(t=>addEventListener(t,e=>{e.target.closest?.("form:not([data-choice])")&&(n.dataset.touched="")},!0))})'
		. '(document.querySelector(".vestibule-notice"),document.documentElement.style)';

	private bool $isPrinted = false;

	private bool $hasBlock = false;

	private bool $isEnqueued = false;

	/** @param Settings<Consent> $settings */
	public function __construct(
		private readonly Settings $settings,
		private readonly Waiting $waiting,
		private readonly Loader $loader,
		private readonly BuiltModule $built,
		private readonly BuiltModule $control,
	) {}

	/** Whether anything of this page is held back until the visitor agrees. */
	public function holdsBack(): bool {
		return $this->allows( $this->settings->values()->isShown );
	}

	/** Whether visitors are asked on this page, as far as it is known by now. */
	public function asks(): bool {
		return $this->allows( $this->settings->values()->isShown && ( $this->isAlways() || $this->waiting->isFound() ) );
	}

	/** Its script, where it is known by the head that it is there: block themes make the page first. */
	public function enqueue(): void {
		if ( $this->isThere() ) {
			$this->isEnqueued = true;
			$this->loader->late( self::CONTROLS, $this->built->src(), kept: 'vestibule-typed', now: self::DUE . ( $this->settings->values()->consentMode ? ',.cookies-set .has-signals' : '' ) );
			if ( $this->settings->values()->acceptOnScroll ) {
				$this->loader->late( Loader::SCROLLING, $this->built->src() );
			}
		}
	}

	/**
	 * At the start of the body: first in the order of Tab, and what it says is known before the first paint. At its end
	 * where it was not known earlier.
	 */
	public function print(): void {
		if ( $this->isPrinted || ! $this->isThere() ) {
			return;
		}
		$this->isPrinted = true;
		$notice          = $this->notice();
		$this->built->printStyle();
		if ( $notice->hasControl() ) {
			$this->control->printStyle();
		}
		if ( ! $this->isEnqueued ) {
			wp_print_script_tag( array( 'type' => 'module', 'src' => $this->built->src() ) );
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

	/** The control in a text or a footer, which opens the notice also where nothing waits. */
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
		 * Whether the cookie notice is on this page.
		 *
		 * @param bool $is_shown As the settings and what waits on the page say.
		 */
		return true === apply_filters( 'vestibule/show_cookie_notice', $is_shown );
	}

	private function notice(): Notice {
		return new Notice( $this->settings->values() );
	}
}
