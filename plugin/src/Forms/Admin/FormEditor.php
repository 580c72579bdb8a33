<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\Tree\ConfirmationBlocks;
use Vestibule\Fields\Tree\FieldNames;
use Vestibule\Fields\Types\Lines\Lines;
use Vestibule\Fields\View\Words;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Kernel\Wiring\Hook;
use WP_Block_Editor_Context;
use WP_Block_Type_Registry;
use WP_Screen;
use WP_Scripts;

defined( 'ABSPATH' ) || exit;

/** Data for the form editor: the available blocks and the default settings of the fields (contract form-editor). */
final class FormEditor {

	private const SCRIPT = 'vestibule-form-editor-script';

	private const CATEGORY = 'vestibule-form';

	/**
	 * Script handle that other plugins can depend on. It stays the same even if WordPress changes the handle of the
	 * block's script.
	 */
	private const HANDLE = 'vestibule-form-editor';

	/** WordPress blocks that editors can use in a form, in addition to the fields. */
	private const LAYOUT = array(
		'core/heading',
		'core/paragraph',
		'core/group',
		'core/columns',
		'core/column',
		'core/separator',
		'core/spacer',
		'core/list',
		'core/list-item',
		'core/image',
		'core/buttons',
		'core/button',
	);

	public function __construct( private readonly FieldTypes $types ) {}

	/** @return array<string, mixed> */
	public function props(): array {
		$fields = array();
		$parts  = array();
		foreach ( $this->types->all() as $name => $type ) {
			$defaults        = $type->defaults();
			$parts          += $type instanceof Lines ? $type->allParts() : array();
			$fields[ $name ] = array(
				'name'        => $defaults->name,
				'label'       => $defaults->label,
				'text'        => $defaults->string( 'text' ),
				'placeholder' => $defaults->string( 'placeholder' ),
				'messages'    => $defaults->messages,
				'maxLength'   => $defaults->number( 'maxLength' ),
				'inRow'       => $type->standsInRow(),
				'words'       => (object) array_filter( $defaults->settings, is_string( ... ) ),
			);
		}
		return array(
			'words'           => ( new Words( $this->types ) )->all(),
			'fields'          => $fields,
			'parts'           => $parts,
			'reserved'        => FieldNames::RESERVED,
			'reservedPattern' => FieldNames::RESERVED_PATTERN,
			'zone'            => Zone::words( Zone::ofSetting()->getName() ),
			'roles'           => (object) array_map( translate_user_role( ... ), wp_roles()->get_names() ),
		);
	}

	/**
	 * Limits the block inserter in the form editor to fields and layout blocks.
	 *
	 * @param bool|array<mixed> $allowed
	 * @return bool|array<mixed>
	 */
	#[Hook( 'allowed_block_types_all', 20 )]
	public function onlyFormBlocks( bool|array $allowed, WP_Block_Editor_Context $context ): bool|array {
		return FormPostType::NAME === ( $context->post->post_type ?? '' ) ? $this->blocks() : $allowed;
	}

	/**
	 * Moves the plugin's block category to the top and renames it to "Form fields".
	 *
	 * @param array<array<string, mixed>> $categories
	 * @return array<array<string, mixed>>
	 */
	#[Hook( 'block_categories_all', 20 )]
	public function fieldsFirst( array $categories, WP_Block_Editor_Context $context ): array {
		if ( FormPostType::NAME !== ( $context->post->post_type ?? '' ) ) {
			return $categories;
		}
		$is_own = static fn ( array $category ): bool => self::CATEGORY === $category['slug'];
		$fields = array( 'title' => __( 'Form fields', 'vestibule' ) ) + (
			array_values( array_filter( $categories, $is_own ) )[0] ?? array( 'slug' => self::CATEGORY )
		);
		$others = array_filter( $categories, static fn ( array $category ): bool => ! $is_own( $category ) );
		return array( $fields, ...array_values( $others ) );
	}

	/** @return list<string> */
	private function blocks(): array {
		return array(
			...$this->types->blocks(), 'vestibule/step', 'vestibule/section', 'vestibule/submit',
			ConfirmationBlocks::BLOCK, ...self::LAYOUT,
		);
	}

	/** Allows fields outside of a form block, because the form editor has no form block. */
	#[Hook( 'current_screen' )]
	public static function freeFields( WP_Screen $screen ): void {
		if ( FormPostType::NAME !== $screen->post_type ) {
			return;
		}
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			if ( array( 'vestibule/form' ) === $type->ancestor ) {
				$type->ancestor = null;
			}
		}
	}

	#[Hook( 'admin_init' )]
	public static function registerHandle(): void {
		Assets::whenScriptsAreUsed(
			static fn ( WP_Scripts $scripts ) => $scripts->add( self::HANDLE, false, array( self::SCRIPT ), '1', 1 )
		);
	}

	/** Prints the editor's data in an inline script before the editor script. */
	#[Hook( 'enqueue_block_editor_assets' )]
	public function addData(): void {
		$json = wp_json_encode( $this->props(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_add_inline_script( self::SCRIPT, "window.vestibuleFormEditor = {$json};", 'before' );
	}
}
