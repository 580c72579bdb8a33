<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

/** Removes merge tags and shortcodes of other form builders from visitor-facing text. */
final class ForeignTags {

	/** Matches merge tags such as {inputs.name}, {Name:1}, {field_id="3"} and {all_fields}. */
	private const BRACES = '\{[A-Za-z][\w ]*(?:[.:=][^{}\r\n]{0,200})?\}';

	/**
	 * Matches shortcodes such as [fluentform id="1"], [your-name] and [/group]. Doesn't match normal text in square
	 * brackets, such as [optional].
	 */
	private const BRACKETS = '\[\/[a-z][\w-]*\]|\[[a-z][\w-]*\s[^\[\]]*=[^\[\]]*\]|\[[a-z]+(?:[_-][a-z0-9]+)+\*?(?:\s[^\[\]]*)?\]';

	/** Field attributes that contain visitor-facing text. */
	private const READ = array(
		'label', 'help', 'placeholder', 'text', 'lowLabel', 'highLabel', 'messages', 'options', 'questions', 'parts',
	);

	/** Keys in these attributes whose values visitors don't see. */
	private const UNREAD = array( 'value', 'key', 'name' );

	/**
	 * Tags that have been removed.
	 *
	 * @var list<string>
	 */
	public array $found = array();

	public function strip( string $text ): string {
		$stripped = (string) preg_replace_callback(
			'/' . self::BRACES . '|' . self::BRACKETS . '/',
			function ( array $found ): string {
				$this->found[] = $found[0];
				return '';
			},
			$text
		);
		return $stripped === $text ? $text : trim( $stripped );
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of a field's block.
	 * @return array<string, mixed>
	 */
	public function stripAttributes( array $attributes ): array {
		foreach ( array_intersect( self::READ, array_keys( $attributes ) ) as $key ) {
			$attributes[ $key ] = $this->stripped( $attributes[ $key ], $key );
		}
		return $attributes;
	}

	private function stripped( mixed $value, string|int $key ): mixed {
		if ( is_array( $value ) ) {
			return array_combine(
				array_keys( $value ),
				array_map( $this->stripped( ... ), $value, array_keys( $value ) )
			);
		}
		return is_string( $value ) && ! in_array( $key, self::UNREAD, true ) ? $this->strip( $value ) : $value;
	}
}
