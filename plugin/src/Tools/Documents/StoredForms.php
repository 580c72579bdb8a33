<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Programs\FormCatalog;

/** Forms that collect or have collected personal data. */
final class StoredForms {

	/**
	 * Published forms by site and language, because default labels are translated.
	 *
	 * @var array<string, list<FormDefinition>>
	 */
	private array $published = array();

	public function __construct(
		private readonly FormCatalog $catalog,
		private readonly Forms $forms,
		private readonly EntryTable $entries,
	) {}

	/** @return list<FormDefinition> Published forms, in the current language. */
	public function published(): array {
		$key = get_current_blog_id() . determine_locale();
		if ( ! isset( $this->published[ $key ] ) ) {
			// The forms may have been read in another language.
			$this->forms->forget();
			$this->published[ $key ] = array();
			for ( $number = 1, $pages = 1; $number <= $pages; $number++ ) {
				$page  = $this->catalog->page( array( 'status' => 'publish', 'page' => $number, 'per_page' => 100 ) );
				$pages = $page->pages();
				foreach ( $page as $row ) {
					$form = is_int( $row['post'] ?? null ) ? $this->forms->byPost( $row['post'] ) : null;
					array_push( $this->published[ $key ], ...( null === $form ? array() : array( $form ) ) );
				}
			}
		}
		return $this->published[ $key ];
	}

	/** @return list<FormDefinition> Forms that are not published but have entries, for example forms in the Trash. */
	public function unpublishedWithEntries(): array {
		$published = array_map( static fn ( FormDefinition $form ): int => $form->formId, $this->published() );
		$others    = array_diff( $this->entries->forms(), $published );
		return array_values( array_filter( array_map( $this->forms->findInAnyStatus( ... ), $others ) ) );
	}

	/** Checks whether there are entries of forms that were deleted permanently. */
	public function haveDeletedFormsEntries(): bool {
		foreach ( $this->entries->forms() as $form ) {
			if ( null === $this->forms->findInAnyStatus( $form ) ) {
				return true;
			}
		}
		return false;
	}
}
