<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Closure;
use Vestibule\Form\Kept\Handles;
use Vestibule\Form\Kept\Kept;
use Vestibule\Form\Kept\PlainBlocks;
use Vestibule\Form\Kept\Validity;
use WP_Theme_JSON_Resolver;

/** The inside of a form as it is now, and whether and until when it may be kept. */
final class FreshBodies {

	/** How the theme's and the owner's styles name the blocks inside forms. */
	private const STYLED = '~"vestibule/(?:field-[a-z-]+|submit)"~';

	/** @param Closure(): void $blocks Registers the blocks inside forms. */
	public function __construct(
		private readonly Instances $instances,
		private readonly BodyPrinter $printer,
		private readonly Validity $validity,
		private readonly Closure $blocks,
	) {}

	/** Null when the post is no published form. */
	public function body( int $post, int $nth ): ?Body {
		$instance = $this->instances->of( $post, $nth );
		return null === $instance ? null : $this->printed( $instance );
	}

	/**
	 * @param int $from  The server's clock.
	 * @param int $until How long it might be kept.
	 * @return array{Kept, int}|null With the first moment at which it no longer holds; `$from` when it may not be kept.
	 */
	public function kept( int $post, int $nth, int $from, int $until ): ?array {
		$instance = $this->instances->of( $post, $nth );
		if ( null === $instance ) {
			return null;
		}
		[ $body, $styles, $scripts ] = ( new Handles() )->during( fn(): Body => $this->printed( $instance ) );
		$plain                       = ( new PlainBlocks() )->areAll( parse_blocks( (string) get_post_field( 'post_content', $post ) ), $body->before );
		return array( new Kept( $body, $styles, $scripts, $this->areStyled() ), $plain ? $this->validity->end( $instance, $from, $until ) : $from );
	}

	private function printed( FormInstance $instance ): Body {
		( $this->blocks )();
		return $this->printer->body( $instance );
	}

	private function areStyled(): bool {
		return 1 === preg_match( self::STYLED, (string) wp_json_encode( WP_Theme_JSON_Resolver::get_merged_data()->get_raw_data(), JSON_UNESCAPED_SLASHES ) );
	}
}
