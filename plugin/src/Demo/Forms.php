<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The forms of the demo beside form 4: one with a field of each type, one in steps, and one that books a consultation. */
final class Forms {

	private const TYPE = 'vestibule_form';

	/** @param string $folder With a list of fields for each form, by its slug. */
	public function __construct( private readonly string $folder, private readonly Posts $posts ) {}

	public function write(): void {
		$this->save( 'every-field', __( 'Every field', 'vestibule' ), __( 'Send', 'vestibule' ) );
		$this->save( 'course-registration', __( 'Registration for a course', 'vestibule' ), __( 'Register', 'vestibule' ) );
		$this->save( 'consultation', __( 'Consultation', 'vestibule' ), __( 'Book this time', 'vestibule' ) );
	}

	/** The post id, or 0 while the form is not there. */
	public static function id( string $slug ): int {
		return get_page_by_path( $slug, 'OBJECT', self::TYPE )->ID ?? 0;
	}

	private function save( string $slug, string $title, string $button ): void {
		$send = array( 'submit', '', array( 'label' => $button ) );
		/** @var list<array{0: string, 1: string, 2: array<string, mixed>, 3?: list<mixed>}> $fields */
		$fields = array( ...( require "{$this->folder}/{$slug}.php" ), $send );
		$this->posts->save( self::TYPE, $slug, array( 'post_title' => $title, 'post_content' => self::blocks( $fields ) ) );
	}

	/** @param list<array{0: string, 1: string, 2: array<string, mixed>, 3?: list<mixed>}> $fields */
	private static function blocks( array $fields ): string {
		return implode( "\n\n", array_map( self::block( ... ), $fields ) );
	}

	/** @param array{0: string, 1: string, 2: array<string, mixed>, 3?: list<mixed>} $field Type, posted name, attributes, and what stands in it. */
	private static function block( array $field ): string {
		[ $type, $name, $attributes ] = $field;
		/** @var list<array{0: string, 1: string, 2: array<string, mixed>, 3?: list<mixed>}> $inner */
		$inner = $field[3] ?? array();
		return '' === $name
			? get_comment_delimited_block_content( "vestibule/{$type}", $attributes, self::blocks( $inner ) )
			: get_comment_delimited_block_content( "vestibule/field-{$type}", array( 'name' => $name ) + $attributes, '' );
	}
}
