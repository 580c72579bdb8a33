<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The form of the showcase with a field of each type. */
final class EveryField {

	private const TYPE = 'vestibule_form';
	private const SLUG = 'every-field';

	/** @param string $file What answers the list of content/every-field.php. */
	public function __construct( private readonly string $file, private readonly Posts $posts ) {}

	public function write(): void {
		$this->posts->save( self::TYPE, self::SLUG, array( 'post_title' => __( 'Every field', 'vestibule' ), 'post_content' => $this->content() ) );
	}

	/** The post id, or 0 while the form is not there. */
	public static function id(): int {
		return get_page_by_path( self::SLUG, 'OBJECT', self::TYPE )->ID ?? 0;
	}

	private function content(): string {
		/** @var non-empty-list<array{string, string, array<string, mixed>}> $fields */
		$fields   = require $this->file;
		$blocks   = array_map( static fn ( array $field ): string => self::block( ...$field ), $fields );
		$blocks[] = get_comment_delimited_block_content( 'vestibule/submit', array( 'label' => __( 'Send', 'vestibule' ) ), '' );
		return implode( "\n\n", $blocks );
	}

	/** @param array<string, mixed> $attributes */
	private static function block( string $type, string $name, array $attributes ): string {
		return '' === $name
			? get_comment_delimited_block_content( "vestibule/{$type}", $attributes, '' )
			: get_comment_delimited_block_content( "vestibule/field-{$type}", array( 'name' => $name ) + $attributes, '' );
	}
}
