<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Closure;

/** Converts merge tags of another form builder in text. Unknown tags are removed and reported. */
final class Tags {

	/**
	 * @param string                $pattern Pattern of a tag. Its first group matches the text between the brackets.
	 * @param array<string, string> $known   Merge tags of this plugin by original tag, both without brackets.
	 * @param Closure(string): ?string $field Returns the input name of the field that a tag refers to. Returns null for
	 * other tags.
	 */
	public function __construct(
		private readonly FormDraft $draft,
		private readonly string $pattern,
		private readonly array $known,
		private readonly Closure $field
	) {}

	/** @param string $where Name of the setting that contains the text, for messages. */
	public function translate( string $text, string $where ): string {
		return (string) preg_replace_callback(
			$this->pattern,
			function ( array $match ) use ( $where ): string {
				$ours = $this->ours( trim( $match[1] ) );
				if ( null === $ours ) {
					$this->draft->lose(
						/* translators: 1: where a placeholder was found, such as a notification, 2: the placeholder of another form builder, such as {date}. */
						sprintf( __( '%1$s: the placeholder “%2$s” was skipped.', 'vestibule' ), $where, $match[0] )
					);
				}
				return null === $ours ? '' : "{{$ours}}";
			},
			$text
		);
	}

	/** Converts tags as translate() does, but doesn't report unknown tags. */
	public function quietly( string $text ): string {
		return (string) preg_replace_callback(
			$this->pattern,
			fn ( array $match ): string => '{' . ( $this->ours( trim( $match[1] ) ) ?? '' ) . '}',
			$text
		);
	}

	private function ours( string $theirs ): ?string {
		if ( isset( $this->known[ $theirs ] ) ) {
			return $this->known[ $theirs ];
		}
		$name = ( $this->field )( $theirs );
		return null !== $name && $this->draft->has( $name ) ? "inputs.{$name}" : null;
	}
}
