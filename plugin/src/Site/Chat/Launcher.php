<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Closure;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Prints;

defined( 'ABSPATH' ) || exit;

/**
 * Chat launcher of a page. Block themes contain it as a block. In themes without the block, it is printed at the end of
 * the body. It appears only once per page.
 */
final class Launcher {

	/**
	 * Priority before the cookie notice checks the page for content that needs consent, and before scripts are printed.
	 */
	private const EARLY = 5;

	private string $html = '';

	/** @param Closure(): ChatBlocks $blocks */
	public function __construct( private readonly Accounts $accounts, private readonly Closure $blocks ) {}

	#[Prints( 'vestibule/chat' )]
	public function render(): string {
		return $this->accounts->mayBeAny() ? ( $this->blocks )()->launcher() : '';
	}

	/**
	 * Renders the launcher before the head is printed, so that WordPress knows its scripts. The result is empty in
	 * block themes that contain the launcher, because WordPress has already rendered their page.
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
