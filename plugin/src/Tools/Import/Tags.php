<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Closure;

/** Merge tags of another form builder in the texts of a form: ours in their place, or none and a word about it. */
final class Tags {

	/**
	 * @param string                   $pattern Of a tag; its first group is what stands between the brackets.
	 * @param array<string, string>    $known   Ours by theirs, both without brackets.
	 * @param Closure(string): ?string $field   The posted name of the field that a tag asks for; null for another kind of tag.
	 */
	public function __construct( private readonly FormDraft $draft, private readonly string $pattern, private readonly array $known, private readonly Closure $field ) {}

	/** @param string $where What the text is, for its owner. */
	public function translate( string $text, string $where ): string {
		return (string) preg_replace_callback(
			$this->pattern,
			function ( array $match ) use ( $where ): string {
				$ours = $this->ours( trim( $match[1] ) );
				if ( null === $ours ) {
					/* translators: 1: what a text is for, such as a notification, 2: a placeholder of another form builder, such as {date}. */
					$this->draft->lose( sprintf( __( '%1$s: the placeholder “%2$s” was left out.', 'vestibule' ), $where, $match[0] ) );
				}
				return null === $ours ? '' : "{{$ours}}";
			},
			$text
		);
	}

	/** The same without a word about what is not known. */
	public function quietly( string $text ): string {
		return (string) preg_replace_callback( $this->pattern, fn ( array $match ): string => '{' . ( $this->ours( trim( $match[1] ) ) ?? '' ) . '}', $text );
	}

	private function ours( string $theirs ): ?string {
		if ( isset( $this->known[ $theirs ] ) ) {
			return $this->known[ $theirs ];
		}
		$name = ( $this->field )( $theirs );
		return null !== $name && $this->draft->has( $name ) ? "inputs.{$name}" : null;
	}
}
