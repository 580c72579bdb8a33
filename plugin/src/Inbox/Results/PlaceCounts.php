<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Results;

use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Choice\Choice;
use Vestibule\Forms\Limits\Admission;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the spots of options with limited capacity. The numbers are for the whole form, because the filters of the
 * results don't affect capacity.
 *
 * @phpstan-type Places list<array{value: string, label: string, places: int, taken: int, waiting: int}>
 */
final class PlaceCounts {

	public function __construct( private readonly Admission $admission ) {}

	/**
	 * @return array<string, Places> Spots by field name. Fields without limited options are not included.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function of( FormDefinition $form ): array {
		$limited = array_filter(
			$form->fields,
			static fn ( FormField $field ): bool => array() !== Choice::places( $field )
		);
		$taken   = array() === $limited ? array() : $this->admission->taken( $form );
		$waiting = array() === $limited ? array() : $this->admission->waiting( $form );
		$counts  = array();
		foreach ( $limited as $field ) {
			$labels = array_column( $field->options(), 'label', 'value' );
			foreach ( Choice::places( $field ) as $value => $places ) {
				$counts[ $field->name ][] = array(
					'value'   => (string) $value,
					'label'   => $labels[ $value ] ?? (string) $value,
					'places'  => max( 0, $places ),
					'taken'   => $taken[ $field->name ][ $value ] ?? 0,
					'waiting' => $waiting[ $field->name ][ $value ] ?? 0,
				);
			}
		}
		return $counts;
	}
}
