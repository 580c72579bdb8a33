<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Vestibule\Contract\Chat;


/** Converts the sizes and colors in the settings to custom properties and CSS classes (docs/chat.md). */
final class Styles {

	/** Minimum font size in px. The defaults of 11 px and 12 px (docs/chat.md) are hard to read. */
	private const READABLE = 13;

	public function __construct( private readonly Chat $settings ) {}

	/** Returns the custom properties. Lengths are in rem, so that they grow with the visitor's font size. */
	public function style(): string {
		$styles  = $this->settings->options->styles;
		$lengths = array(
			'left'        => $styles->btnLeftDistance,
			'right'       => $styles->btnRightDistance,
			'bottom'      => $styles->btnBottomDistance,
			'label-width' => $styles->btnLabelWidth,
			'scroll'      => $styles->scrollHeight,
			'title'       => max( self::READABLE, $styles->titleSize ),
			'description' => max( self::READABLE, $styles->descriptionTextSize ),
			'text'        => max( self::READABLE, $styles->regularTextSize ),
			'name'        => max( self::READABLE, $styles->accountNameSize ),
		);
		$css     = "--vestibule-chat-background:{$styles->backgroundColor};--vestibule-chat-color:{$styles->textColor}";
		foreach ( $lengths as $name => $length ) {
			$css .= ";--vestibule-chat-{$name}:" . $length / 16 . 'rem';
		}
		return $css;
	}

	public function classes(): string {
		$names = array(
			'vestibule-chat',
			'is-' . $this->settings->options->styles->btnPosition,
			$this->settings->options->styles->isShowScroll ? 'has-scroll' : '',
			$this->settings->options->display->showOnDesktop ? '' : 'not-on-desktop',
			$this->settings->options->display->showOnMobile ? '' : 'not-on-mobile',
		);
		return implode( ' ', array_filter( $names ) );
	}
}
