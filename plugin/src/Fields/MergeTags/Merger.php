<?php

declare(strict_types=1);

namespace Vestibule\Fields\MergeTags;

/**
 * Replaces merge tags with their values in a single pass, so tags in visitor input are not replaced. Unknown tags are
 * removed, except in test emails and previews.
 */
final class Merger {

	private const TAG = '/\{([a-z][a-z0-9_]{0,39})(?:\.([^{}\s]{1,120}))?\}/u';

	public function __construct( private readonly MergeTags $tags ) {}

	public function merge( string $template, MergeContext $context, MergeFormat $format ): string {
		return (string) preg_replace_callback(
			self::TAG,
			function ( array $match ) use ( $context, $format ): string {
				$value = $this->value( $match, $context );
				return null === $value ? $this->unknown( $match[0], $context, $format ) : $format->print( $value );
			},
			$template
		);
	}

	/**
	 * Removes lines that only contain empty tags, such as "Phone: {inputs.phone}" without a phone number. If this
	 * removes the first line, usually the greeting, capitalizes the first letter of the text.
	 */
	public function withoutEmptyLines( string $template, MergeContext $context ): string {
		$lines = explode( "\n", $template );
		$kept  = array_filter( $lines, fn ( string $line ): bool => ! $this->isEmpty( $line, $context ) );
		$text  = trim( (string) preg_replace( '/\n{3,}/', "\n\n", implode( "\n", $kept ) ) );
		return isset( $kept[0] ) ? $text : self::capitalized( $text );
	}

	/** @param string $text Plain text or HTML. */
	public static function capitalized( string $text ): string {
		return (string) preg_replace_callback(
			'/^(?:\s*<[^>]*>)*\s*\K\p{Ll}/u',
			static fn ( array $match ): string => mb_strtoupper( $match[0], 'UTF-8' ),
			$text
		);
	}

	private function isEmpty( string $line, MergeContext $context ): bool {
		if ( 0 === (int) preg_match_all( self::TAG, $line, $matches, PREG_SET_ORDER ) ) {
			return false;
		}
		foreach ( $matches as $match ) {
			$value = $this->value( $match, $context );
			if ( null === $value ? $context->isTest : ! $value->isEmpty() ) {
				return false;
			}
		}
		return true;
	}

	/** @param array<int, string> $match */
	private function value( array $match, MergeContext $context ): ?MergeValue {
		return $this->tags->get( $match[1] )?->value( $match[2] ?? '', $context );
	}

	private function unknown( string $tag, MergeContext $context, MergeFormat $format ): string {
		return $context->isTest ? $format->print( MergeValue::text( $tag ) ) : '';
	}
}
