<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Closure;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Forms;

defined( 'ABSPATH' ) || exit;

/** Promotes waiting entries when other entries of a form have released spots (docs/limits.md). */
final class Promotion {

	public function __construct(
		private readonly WaitingList $waiting,
		private readonly EntryTable $entries,
		private readonly Forms $forms,
	) {}

	/** Promotes waiting entries in all forms that have spots left. */
	public function promoteAll(): void {
		$posts = get_posts(
			array( 'post_type' => FormPostType::NAME, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' )
		);
		$forms = array_filter( array_map( $this->forms->byPost( ... ), array_filter( $posts, is_int( ... ) ) ) );
		array_map( $this->waiting->moveUp( ... ), $forms );
	}

	/**
	 * Promotes waiting entries. Runs inside the transaction that releases the spots.
	 *
	 * @param list<int>                                  $entries Entries that had the spots.
	 * @param list<string>                               $freed   Names of the pools with released spots.
	 * @param Closure(Entry, FormDefinition): bool|null $passes  Checks whether waiting entries may get the spots of an
	 * entry. Null if they always may.
	 */
	public function promote( array $entries, array $freed, ?Closure $passes = null ): void {
		$forms = array();
		foreach ( array() === $freed ? array() : $this->entries->findAll( $entries ) as $entry ) {
			$form = $this->forms->findInAnyStatus( $entry->formId );
			if ( null !== $form && ( null === $passes || $passes( $entry, $form ) ) ) {
				$forms[ $entry->formId ] = $form;
			}
		}
		array_map( fn ( FormDefinition $form ) => $this->waiting->fill( $form, $freed ), $forms );
	}
}
