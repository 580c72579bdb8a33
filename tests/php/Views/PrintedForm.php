<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use Vestibule\Tests\Forms\FormSite;

/** Form 4 as its block prints it on a page. */
final class PrintedForm {

	/** @param array<string, mixed> $props */
	private function __construct(
		public readonly string $html,
		public readonly string $json,
		public readonly array $props,
	) {}

	/** @param array<string, mixed> $post Earlier submission of a visitor without scripts. Empty for the first visit. */
	public static function four( array $post = array() ): self {
		if ( array() !== $post ) {
			self::send( $post );
		}
		return self::printed( self::ref() );
	}

	/**
	 * Submits the form that is rendered next, which displays the result.
	 *
	 * @param array<string, mixed> $post
	 */
	public static function send( array $post ): void {
		$answer = ( new FormSite() )->post( $post + array( 'vestibule_instance' => self::next( self::ref() ) ) );
		parse_str( (string) wp_parse_url( $answer->headers['Location'] ?? '', PHP_URL_QUERY ), $_GET );
	}

	private static function ref(): int {
		return ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0;
	}

	/** Returns the next instance, because all tests of a run are one page for the plugin. */
	private static function next( int $ref ): string {
		$instance = self::printed( $ref )->props['instance'] ?? '';
		return (string) preg_replace_callback( '/\d+$/D', static fn( array $last ): string => (string) ( (int) $last[0] + 1 ), is_string( $instance ) ? $instance : '' );
	}

	private static function printed( int $ref ): self {
		$html = do_blocks( "<!-- wp:vestibule/form {\"ref\":{$ref}} /-->" );
		preg_match( '#<script[^>]*data-part="props">(.*?)</script>#s', $html, $found );
		/** @var array<string, mixed> $props */
		$props = (array) json_decode( $found[1] ?? '', true );
		return new self( $html, $found[1] ?? '', $props );
	}
}
