<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Results;

use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\ChartKind;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\Value;

/**
 * Counts the values of one chart line in one batch of entries. The client adds up the counts of all batches. Two rules
 * limit the number of different values: numbers are rounded to their first digits, and different strings above the
 * maximum are counted together.
 */
final class Tally {

	/** Maximum number of different free-text values in a batch. */
	private const TEXTS = 500;

	/** Number of significant digits. This is sufficient for years, and for amounts with an error below 0.1 percent. */
	private const DIGITS = 4;

	/** @var array<array-key, int> Number of answers by value. */
	private array $counts;

	private int $answered  = 0;
	private int $others    = 0;
	private int $texts     = 0;
	private float $sum     = 0;
	private bool $rounded  = false;
	private ?float $least  = null;
	private ?float $most   = null;

	private readonly bool $isNumbers;

	public function __construct( Chart $chart, private readonly Line $line ) {
		$this->counts    = array_fill_keys( array_column( $chart->options, 'value' ), 0 );
		$this->isNumbers = ChartKind::Numbers === $chart->kind;
	}

	public function add( Value $value ): void {
		$keys = ( $this->line->keys )( $value );
		$keys = $this->isNumbers ? array_filter( array_map( $this->number( ... ), $keys ), is_string( ... ) ) : $keys;
		foreach ( $keys as $key ) {
			$this->count( $key );
		}
		$this->answered += array() === $keys ? 0 : 1;
	}

	/** @return array<string, mixed> Counts that match the contract entries-results. */
	public function data(): array {
		$counts = array_filter( $this->counts );
		return array(
			'label'    => $this->line->label,
			'answered' => $this->answered,
			'counts'   => array_map(
				static fn ( int|string $key, int $count ): array =>
					array( 'value' => (string) $key, 'count' => $count ),
				array_keys( $counts ),
				$counts
			),
			'others'   => $this->others,
			'sum'      => $this->sum,
			'least'    => $this->least,
			'most'     => $this->most,
			'rounded'  => $this->rounded,
		);
	}

	private function count( string $key ): void {
		if ( isset( $this->counts[ $key ] ) || $this->isNumbers || $this->texts < self::TEXTS ) {
			$this->texts         += isset( $this->counts[ $key ] ) ? 0 : 1;
			$this->counts[ $key ] = ( $this->counts[ $key ] ?? 0 ) + 1;
		} else {
			++$this->others;
		}
	}

	/**
	 * @return string|null Rounded value to count. Null if the text is not a number, for example because the field was
	 * previously a text field.
	 */
	private function number( string $text ): ?string {
		$number = is_numeric( $text ) ? (float) $text : NAN;
		if ( ! is_finite( $number ) ) {
			return null;
		}
		$this->sum  += $number;
		$this->least = min( $this->least ?? $number, $number );
		$this->most  = max( $this->most ?? $number, $number );
		$short       = (float) sprintf( '%.' . ( self::DIGITS - 1 ) . 'e', $number );
		$this->rounded = $this->rounded || $short !== $number;
		return (string) $short;
	}
}
