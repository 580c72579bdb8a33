<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

/**
 * Script modules of a page that come with a visitor's first move in what they are for: the browser's half is
 * src/islands/loader/late.ts.
 */
final class LateModules {

	/** What is not a part of the page but scrolling it. */
	public const SCROLLING = '';

	/** @var array<string, array<string, string|int>> What `need` was given. */
	private array $rows = array();

	/**
	 * @param string $selector What a visitor points at, focuses, clicks or sends; a hash in the address brings the
	 * script, too.
	 * @param int    $until    When the script can no longer wait, because what the page holds has run out; Unix
	 * seconds, 0 never.
	 * @param string $kept     Key in the tab's sessionStorage whose presence brings the script at once.
	 * @param string $now      What brings the script at once where it stands on the page, as a selector.
	 */
	public function need( string $selector, string $src, int $until = 0, string $kept = '', string $now = '' ): void {
		if ( array() === $this->rows ) {
			add_filter( 'script_module_data_' . Island::LOADER, $this->withRows( ... ) );
		}
		wp_enqueue_script_module( Island::LOADER );
		$this->rows[ "{$selector} {$src}" ] = array_filter( array( 'on' => $selector ) + compact( 'src', 'now', 'until', 'kept' ) );
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	private function withRows( array $data ): array {
		return $data + array( 'late' => array_values( $this->rows ) );
	}
}
