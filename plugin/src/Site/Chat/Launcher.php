<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Closure;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Prints;

defined( 'ABSPATH' ) || exit;

/**
 * Chat launcher of a page: a block of the theme, or printed at the end of the body in themes without the block. A page
 * contains it once.
 */
final class Launcher {

	/** Before the cookie notice looks for content that needs consent, and before scripts are printed. */
	private const EARLY = 5;

	private string $html = '';

	/** @param Closure(): ChatBlocks $blocks */
	public function __construct( private readonly Accounts $accounts, private readonly Closure $blocks ) {}

	#[Prints( 'vestibule/chat' )]
	public function render(): string {
		return $this->accounts->mayBeAny() ? ( $this->blocks )()->launcher() : '';
	}

	/**
	 * Renders the launcher before the head is printed, so that its scripts are known. Empty in a block theme whose page
	 * contains the launcher, because that page is already rendered.
	 */
	#[Hook( 'wp_enqueue_scripts', self::EARLY )]
	public function prepare(): void {
		$this->html = $this->accounts->mayBeAny() ? do_blocks( '<!-- wp:vestibule/chat /-->' ) : '';
	}

	#[Hook( 'wp_footer', self::EARLY )]
	public function print(): void {
		echo $this->html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The block escapes each value.
	}
}
