<?php

declare(strict_types=1);

namespace Vestibule\Tools\Move;

use stdClass;
use Vestibule\Calendar\Events\Events;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Places\ShortCode;
use Vestibule\Kernel\Html\BlockComments;
use Vestibule\Site\Chat\Accounts;

/** Finds what contents name by number: posts in the attributes of blocks, forms in shortcodes. */
final class References {

	/** The number of a form that shortcodes and calls name, where the others are ids of posts. */
	public const NUMBER = 'number';

	private const IMAGES = 'vestibule/field-image-choice';

	private const BLOCKS = array(
		'vestibule/form'              => array( 'ref', FormPostType::NAME ),
		'vestibule/booking'           => array( 'ref', FormPostType::NAME ),
		'vestibule/field-appointment' => array( 'event', Events::NAME ),
		'vestibule/chat-button'       => array( 'account', Accounts::TYPE ),
	);

	/** @param callable(string $kind, int $number): int $find What a number has become; the kind is a post type or NUMBER. */
	public function renumber( string $content, callable $find ): string {
		if ( ! str_contains( $content, 'vestibule' ) ) {
			return $content;
		}
		$renumber = static function ( string $block, stdClass $attributes ) use ( $find ): void {
			list( $key, $type ) = self::BLOCKS[ $block ];
			if ( is_numeric( $attributes->$key ?? null ) && (int) $attributes->$key > 0 ) {
				$attributes->$key = $find( $type, (int) $attributes->$key );
			}
		};
		return $this->shortcodes( BlockComments::change( $content, array_keys( self::BLOCKS ), $renumber ), $find );
	}

	/** @param callable(string $kind, int $number): int $find */
	public function shortcodes( string $content, callable $find ): string {
		// Page builders keep them in JSON, with escaped quotes.
		return (string) preg_replace_callback(
			'/(\[' . ShortCode::NAME . '\s(?:[^\]]*\s)?id\s*=\s*(?:\\\\*["\']|&quot;|\\\\u0022)?)(\d{1,18})/',
			static fn ( array $found ): string => $found[1] . $find( self::NUMBER, (int) $found[2] ),
			$content
		);
	}

	/**
	 * Those of image choices and of WordPress's image block.
	 *
	 * @param callable(string $kind, int $number): int $find
	 */
	public function images( string $content, callable $find ): string {
		$renumber = static function ( string $block, stdClass $attributes ) use ( $find ): void {
			foreach ( is_array( $attributes->options ?? null ) ? $attributes->options : array() as $option ) {
				if ( $option instanceof stdClass && is_int( $option->image ?? null ) && $option->image > 0 ) {
					$option->image = $find( 'attachment', $option->image );
				}
			}
		};
		$content = BlockComments::change( $content, array( self::IMAGES ), $renumber );
		return BlockComments::changeImages( $content, static fn ( int $id ): int => $find( 'attachment', $id ) );
	}
}
