<?php

declare(strict_types=1);

namespace Vestibule\Tools\Move;

use stdClass;
use Vestibule\Calendar\Events\Events;
use Vestibule\Courses\Courses;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Places\ShortCode;
use Vestibule\Kernel\Html\BlockComments;
use Vestibule\Site\Chat\Accounts;

/** Replaces IDs in content: post IDs in block attributes and form IDs in shortcodes. */
final class References {

	/** Kind of form IDs in shortcodes. All other kinds are post IDs. */
	public const NUMBER = 'number';

	private const IMAGES = 'vestibule/field-image-choice';

	private const BLOCKS = array(
		'vestibule/form'              => array( 'ref', FormPostType::NAME ),
		'vestibule/booking'           => array( 'ref', FormPostType::NAME ),
		'vestibule/field-appointment' => array( 'event', Events::NAME ),
		'vestibule/chat-button'       => array( 'account', Accounts::TYPE ),
		'vestibule/course-dates'      => array( 'course', Courses::NAME ),
		'vestibule/course-facts'      => array( 'course', Courses::NAME ),
		'vestibule/course-register'   => array( 'course', Courses::NAME ),
	);

	/** Block of a form that refers to a course. Courses refer to forms, so forms are imported first. */
	private const LATER = array( 'vestibule/field-course' => array( 'course', Courses::NAME ) );

	/**
	 * Replaces the IDs in blocks and shortcodes.
	 *
	 * @param callable(string $kind, int $number): int $find Returns the new ID. The kind is a post type or NUMBER.
	 */
	public function renumber( string $content, callable $find ): string {
		if ( ! str_contains( $content, 'vestibule' ) ) {
			return $content;
		}
		return $this->shortcodes( $this->blocks( $content, self::BLOCKS, $find ), $find );
	}

	/**
	 * Replaces the IDs of courses in the blocks of a form.
	 *
	 * @param callable(string $kind, int $number): int $find
	 */
	public function courses( string $content, callable $find ): string {
		return $this->blocks( $content, self::LATER, $find );
	}

	/**
	 * @param array<string, array{string, string}>     $blocks Attribute and post type, by block.
	 * @param callable(string $kind, int $number): int $find
	 */
	private function blocks( string $content, array $blocks, callable $find ): string {
		$renumber = static function ( string $block, stdClass $attributes ) use ( $blocks, $find ): void {
			[ $key, $type ] = $blocks[ $block ];
			if ( is_numeric( $attributes->$key ?? null ) && (int) $attributes->$key > 0 ) {
				$attributes->$key = $find( $type, (int) $attributes->$key );
			}
		};
		return BlockComments::change( $content, array_keys( $blocks ), $renumber );
	}

	/** @param callable(string $kind, int $number): int $find */
	public function shortcodes( string $content, callable $find ): string {
		// Page builders store shortcodes in JSON, with escaped quotes.
		return (string) preg_replace_callback(
			'/(\[' . ShortCode::NAME . '\s(?:[^\]]*\s)?id\s*=\s*(?:\\\\*["\']|&quot;|\\\\u0022)?)(\d{1,18})/',
			static fn ( array $found ): string => $found[1] . $find( self::NUMBER, (int) $found[2] ),
			$content
		);
	}

	/**
	 * Replaces the IDs of images in image choices and in WordPress's image block.
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
