<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\FirstPaintScript;
use Vestibule\Kernel\Assets\FootStyles;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Makes;

defined( 'ABSPATH' ) || exit;

/**
 * Output services that all blocks of a page share: block HTML, islands, unique IDs, and scripts and styles that load
 * later.
 */
final class Page {

	public readonly BlockHtml $blocks;
	#[Makes]
	public readonly Loader $loader;

	private ?FootStyles $foot = null;
	private ?Island $island   = null;
	private ?PageIds $ids     = null;

	public function __construct( private readonly Assets $assets ) {
		$this->blocks = new BlockHtml();
		$this->loader = new Loader( $assets );
	}

	public function foot(): FootStyles {
		return $this->foot ??= new FootStyles( $this->assets );
	}

	/** Adds the styles and the script that prevent floating elements from covering content. */
	public function addFloats(): void {
		$this->foot()->module( 'floats' );
		$this->loader->withFloats();
	}

	#[Makes]
	public function island(): Island {
		return $this->island ??= new Island( $this->loader, $this->ids() );
	}

	/** Shared by all blocks of the page, so that a tab and an accordion item with the same title get different IDs. */
	#[Makes]
	public function ids(): PageIds {
		return $this->ids ??= new PageIds();
	}

	/** Adds the class `no-js` to the document, for styles in browsers without JavaScript. */
	#[Hook( 'language_attributes', 20 )]
	public static function addNoScriptClass( string $attributes, string $doctype ): string {
		return is_admin() || 'html' !== $doctype || str_contains( $attributes, 'class=' )
			? $attributes
			: $attributes . ' class="no-js"';
	}

	/** Prints the page's first script, which removes the class `no-js`. */
	#[Hook( 'wp_head', 0 )]
	public static function removeNoScriptClass(): void {
		FirstPaintScript::print( "document.documentElement.classList.remove('no-js')" );
	}
}
