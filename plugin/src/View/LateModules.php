<?php

declare(strict_types=1);

namespace Vestibule\View;

/** Scripts of a page that come with a visitor's first move in what they are for: the browser's half is src/late. */
final class LateModules {

	/** What is not a part of the page but scrolling it. */
	public const SCROLLING = '';

	/** @var array<string, array{string, string, int, string}> What `need` was given. */
	private array $rows = array();

	/** @param string $folder Of the build. */
	public function __construct( private readonly string $folder ) {}

	/**
	 * @param string $selector What a visitor points at, focuses or clicks; a hash in the address brings the script, too.
	 * @param int    $until    When the script can no longer wait, because what the page holds has run out; Unix seconds, 0 never.
	 * @param string $kept     Key in the tab's sessionStorage whose presence brings the script at once.
	 */
	public function need( string $selector, string $src, int $until = 0, string $kept = '' ): void {
		if ( array() === $this->rows ) {
			add_action( 'wp_footer', $this->print( ... ), 30 );
		}
		$this->rows[ "{$selector} {$src}" ] = array( $selector, $src, $until, $kept );
	}

	private function print(): void {
		$script = is_file( $this->script() ) ? (string) file_get_contents( $this->script() ) : '';
		wp_print_inline_script_tag( (string) wp_json_encode( array_values( $this->rows ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ), array( 'type' => 'application/json', 'id' => 'vestibule-late' ) );
		wp_print_inline_script_tag( $script, array( 'type' => 'module' ) );
	}

	private function script(): string {
		return $this->folder . '/modules/late.js';
	}
}
