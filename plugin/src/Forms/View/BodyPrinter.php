<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Fields\FormField;
use Vestibule\Fields\TakesFiles;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Fields\Tree\Node;
use Vestibule\Fields\Tree\Step;
use Vestibule\Fields\View\ExtraAttributes;
use Vestibule\Fields\View\FieldWidths;
use Vestibule\Forms\Submit\FormAnchors;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\Zone;
use WP_Block;
use WP_HTML_Tag_Processor;

/**
 * Prints the content of a form block: the form, the container for its message, and the props for the browser's script.
 *
 * @phpstan-import-type Block from Node
 */
final class BodyPrinter {

	/** Filter priority. Must run after filters that search for the first element of the block. */
	private const LAST = 1000;

	public function __construct(
		private readonly PageKey $pageKeys,
		private readonly Errors $errors,
		private readonly Props $props,
		private readonly SavingPrinter $saving,
		private readonly LimitsPrinter $limits,
	) {}

	/** @param string $page URL to return to after logging in or after a post without scripts. */
	public function render( FormInstance $instance, string $page ): string {
		if ( ! $instance->isForVisitor ) {
			return $this->limits->render( $instance, $page );
		}
		$blocks  = $instance->form->tree->blocks();
		$fields  = $this->fields( $blocks, $instance );
		$stacked = 'stackToBottom' === $instance->form->settings->errorMessagePlacement;
		$errors  = $this->part(
			'errors',
			$this->errors->render(
				$instance->state->errors,
				$instance->printed(),
				$instance->words,
				FormAnchors::problem( $instance->key )
			)
		);
		$message = $this->part( 'message', FormAnchors::headed( $instance->state->message, $instance->key ), -1 );
		$hidden  = $instance->state->hidden || $this->limits->hides( $instance );
		$classes = ( $stacked ? ' is-stacked' : '' ) . FieldWidths::ofBlocks( $blocks );
		return $this->limits->render( $instance, $page ) . $this->opened( $instance, $classes, $hidden )
			. $this->saving->notice( $instance ) . ( $stacked ? '' : $errors )
			. ( $instance->steps?->top() ?? '' ) . $fields . ( $instance->steps?->bottom() ?? '' )
			. $this->saving->later( $instance ) . $this->names( $instance, $page ) . $this->trap( $instance )
			. ( $stacked ? $errors : '' ) . '</form>' . $message . $this->props->script( $instance );
	}

	/** @param string $classes Additional classes of the form, each with a leading space. */
	private function opened( FormInstance $instance, string $classes, bool $hidden ): string {
		$prefill = PrefilledValues::parameters( $instance->form );
		// Default dates must not replace the values of an earlier submission, not even an empty date.
		$days    = $instance->state->isFresh() ? PrefilledValues::days( $instance->form ) : array();
		$own     = array(
			'class'              => 'vestibule-form' . $classes
				. ( $instance->isCalendarFirst ? ' is-calendar-first' : '' ) . ( $instance->steps?->classes() ?? '' ),
			'id'                 => $instance->key,
			'data-form_id'       => $instance->form->formId,
			'data-form_instance' => $instance->key,
			'data-nonce'         => $this->pageKeys->forForm( $instance->form->formId ),
			'method'             => 'post',
			'enctype'            => $this->takesFiles( $instance ) ? 'multipart/form-data' : null,
			'action'             => admin_url( 'admin-ajax.php?action=vestibule_form_submit' ),
			'novalidate'         => true,
			'hidden'             => $hidden,
			'data-prefill'       => array() === $prefill ? null : (string) wp_json_encode( $prefill ),
			'data-start-days'    => array() === $days ? null : (string) wp_json_encode( $days ),
			'data-zone'          => array() === $days ? null : Zone::fromSetting( wp_timezone_string() ),
		) + $this->saving->attributes( $instance->form );
		/**
		 * Filters additional attributes of the form element: classes, data, ARIA. The attributes must be the same for
		 * every visitor, and cannot replace the plugin's own attributes.
		 *
		 * @param array<string, string> $extra Values by attribute name.
		 * @param FormDefinition        $form
		 */
		$extra = apply_filters( 'vestibule/form_attributes', array(), $instance->form );
		return substr( Html::element( 'form', ExtraAttributes::merge( $own, $extra ), '' ), 0, -strlen( '</form>' ) );
	}

	private function takesFiles( FormInstance $instance ): bool {
		return array() !== array_filter(
			$instance->form->fields,
			static fn ( FormField $field ): bool => $field->type instanceof TakesFiles
		);
	}

	private function part( string $name, string $html, ?int $tabindex = null ): string {
		return Html::element(
			'div',
			array(
				'class'     => 'vestibule-form__' . $name,
				'data-part' => $name,
				'tabindex'  => $tabindex,
			),
			Html::protectFromTextFilters( $html )
		);
	}

	/**
	 * Prints the fields. Adds a submit button at the end if the form has none.
	 *
	 * @param array<array-key, array<array-key, mixed>> $blocks Blocks from the tree.
	 */
	private function fields( array $blocks, FormInstance $instance ): string {
		$html = $this->blocks( $blocks, $instance );
		return $html
			. (
				'' === $instance->submitLabel() && array() !== $instance->printed()
					? $this->blocks( parse_blocks( '<!-- wp:vestibule/submit /-->' ), $instance )
					: ''
			);
	}

	/**
	 * Prints blocks. Synced patterns are printed from the tree, because WordPress would read them from the database
	 * again, without the IDs of their groups.
	 *
	 * @param array<array-key, array<array-key, mixed>> $blocks Blocks from the tree.
	 */
	private function blocks( array $blocks, FormInstance $instance ): string {
		$mark = static fn ( string $html, array $block ): string => self::marked( $html, $block, $instance );
		$html = '';
		$step = 0;
		foreach ( $blocks as $block ) {
			$step += Step::BLOCK === $block['blockName'] ? 1 : 0;
			/** @var Block $block */
			$block   = FieldWidths::marked( $block );
			$context = array( 'vestibule/form' => $instance, 'vestibule/step' => $step );
			$print   = static function ( ?string $html, array $inner ) use ( $context ): ?string {
				/** @var Block $inner */
				return Node::PATTERN === $inner['blockName'] ? self::printed( $inner, $context ) : $html;
			};
			add_filter( 'pre_render_block', $print, 10, 2 );
			if ( array() !== $instance->form->parts ) {
				add_filter( 'render_block', $mark, self::LAST, 2 );
			}
			try {
				$html .= self::printed( $block, $context );
			} finally {
				remove_filter( 'pre_render_block', $print );
				remove_filter( 'render_block', $mark, self::LAST );
			}
		}
		return $html;
	}

	/**
	 * @param Block                $block
	 * @param array<string, mixed> $context
	 */
	private static function printed( array $block, array $context ): string {
		$block = new WP_Block( $block, $context );
		return $block->render( array( 'dynamic' => Node::PATTERN !== $block->name ) );
	}

	/**
	 * Adds the ID that the browser's script needs to a block with conditions, and hides the block if it is hidden at
	 * first.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function marked( string $html, array $block, FormInstance $instance ): string {
		$id   = Node::groupOf( $block );
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( '' === $id || ! $tags->next_tag() ) {
			return $html;
		}
		$tags->set_attribute( 'data-conditions', $id );
		if ( $instance->isHidden( $id ) ) {
			$tags->set_attribute( 'hidden', true );
		}
		return ConditionWords::hint( $instance->form, $id ) . $tags->get_updated_html();
	}

	private function names( FormInstance $instance, string $page ): string {
		$id = $instance->form->formId;
		return $this->hidden( HiddenNames::FORM, (string) $id )
			. $this->hidden( HiddenNames::PAGE_KEY, $this->pageKeys->forForm( $id ) )
			. $this->hidden( HiddenNames::INSTANCE, $instance->key )
			. $this->hidden( HiddenNames::TRY, bin2hex( random_bytes( 8 ) ) )
			. $this->hidden( HiddenNames::PAGE, $page )
			. $this->hidden( HiddenNames::LANGUAGE, determine_locale() )
			. $this->hidden( HiddenNames::TOKEN, '' );
	}

	private function hidden( string $name, string $value ): string {
		return Html::void(
			'input',
			array(
				'type'  => 'hidden',
				'name'  => $name,
				'value' => $value,
			)
		);
	}

	private function trap( FormInstance $instance ): string {
		$trap = Html::void(
			'input',
			array(
				'type'         => 'text',
				'name'         => "item_{$instance->form->formId}__url",
				'value'        => '',
				'tabindex'     => -1,
				'autocomplete' => 'off',
			)
		);
		return Html::element(
			'div',
			array(
				'class'       => 'vestibule-form__trap',
				'aria-hidden' => 'true',
			),
			Html::element( 'label', array(), Html::escape( __( 'Leave this field empty', 'vestibule' ) ) . $trap )
		);
	}
}
