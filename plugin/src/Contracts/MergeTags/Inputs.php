<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

use Vestibule\Contracts\FormLabels;
use Vestibule\Contracts\StoredEntry;

defined( 'ABSPATH' ) || exit;

/**
 * `{inputs.NAME}`: one answer by its posted name, in words. A field of several parts is named by a part
 * (`{inputs.names[first_name]}`) or as a whole (`{inputs.names}`).
 */
final class Inputs implements MergeTag {

	public function __construct( private readonly FormLabels $labels ) {}

	public function name(): string {
		return 'inputs';
	}

	public function value( string $part, MergeContext $context ): ?MergeValue {
		$texts = array();
		$table = null;
		foreach ( $context->entry->answers as $answer ) {
			if ( $part === $answer['name'] || str_starts_with( $answer['name'], "{$part}[" ) ) {
				$texts[] = $answer['value'];
				$table ??= MergeTable::ofAnswer( $answer );
			}
		}
		if ( '' === $part || ( array() === $texts && ! $this->isAsked( $part, $context->entry ) ) ) {
			return null;
		}
		return MergeValue::text( implode( ' ', $texts ), $table );
	}

	public function parts( int $formId ): array {
		$answers = $this->labels->answers( $formId, array() );
		$parts   = array();
		foreach ( $answers as $answer ) {
			$whole = strstr( $answer['name'], '[', true );
			if ( false !== $whole && ! isset( $parts[ $whole ] ) ) {
				$parts[ $whole ] = $this->whole( $whole, $answers );
			}
			$parts[ $answer['name'] ] = $answer['label'];
		}
		return $parts;
	}

	/** Whether the form has such a field, which was left empty. */
	private function isAsked( string $part, StoredEntry $entry ): bool {
		return isset( $this->parts( $entry->formId )[ $part ] );
	}

	/** @param list<array{name: string, label: string}&array<string, mixed>> $answers */
	private function whole( string $name, array $answers ): string {
		$labels = array_map( static fn ( array $answer ): string => str_starts_with( $answer['name'], "{$name}[" ) ? $answer['label'] : '', $answers );
		return implode( ' + ', array_filter( $labels ) );
	}
}
