<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Kernel\Database\StorageFault;

defined( 'ABSPATH' ) || exit;

/**
 * Forms that collect or have collected personal data.
 *
 * @phpstan-type Found array{published: list<FormDefinition>, unpublished: list<FormDefinition>, hasDeleted: bool}
 */
final class StoredForms {

	/**
	 * Forms by site and language, because default labels are translated.
	 *
	 * @var array<string, Found>
	 */
	private array $found = array();

	public function __construct(
		private readonly FormCatalog $catalog,
		private readonly Forms $forms,
		private readonly EntryTable $entries,
	) {}

	/** @return list<FormDefinition> Published forms, in the current language. */
	public function published(): array {
		return $this->found()['published'];
	}

	/**
	 * Returns the published forms and those that are not published but have entries, such as forms in the Trash.
	 *
	 * @return list<FormDefinition>
	 * @throws StorageFault
	 */
	public function all(): array {
		$found = $this->found();
		return array( ...$found['published'], ...$found['unpublished'] );
	}

	/**
	 * Checks whether there are entries of forms that were deleted permanently.
	 *
	 * @throws StorageFault
	 */
	public function haveDeletedFormsEntries(): bool {
		return $this->found()['hasDeleted'];
	}

	/**
	 * @return Found
	 * @throws StorageFault
	 */
	private function found(): array {
		$key = get_current_blog_id() . determine_locale();
		if ( ! isset( $this->found[ $key ] ) ) {
			// The forms may have been read in another language.
			$this->forms->forget();
			$published = $this->readPublished();
			$numbers   = array_map( static fn ( FormDefinition $form ): int => $form->formId, $published );
			$others    = array_diff( $this->entries->forms(), $numbers );
			$read      = array_map( $this->forms->findInAnyStatus( ... ), $others );

			$this->found[ $key ] = array(
				'published'   => $published,
				'unpublished' => array_values( array_filter( $read ) ),
				'hasDeleted'  => in_array( null, $read, true ),
			);
		}
		return $this->found[ $key ];
	}

	/** @return list<FormDefinition> */
	private function readPublished(): array {
		$forms = array();
		for ( $number = 1, $pages = 1; $number <= $pages; $number++ ) {
			$page  = $this->catalog->page( array( 'status' => 'publish', 'page' => $number, 'per_page' => 100 ) );
			$pages = $page->pages();
			foreach ( $page as $row ) {
				$form = is_int( $row['post'] ?? null ) ? $this->forms->byPost( $row['post'] ) : null;
				array_push( $forms, ...( null === $form ? array() : array( $form ) ) );
			}
		}
		return $forms;
	}
}
