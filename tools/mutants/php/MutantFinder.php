<?php

declare(strict_types=1);

namespace Vestibule\Tools\Mutants;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\BinaryOp;
use PhpParser\Node\FunctionLike;
use PhpParser\Node\InterpolatedStringPart;
use PhpParser\Node\Scalar;
use PhpParser\Node\Stmt;
use PhpParser\NodeVisitor;
use PhpParser\NodeVisitorAbstract;

/** Lists the mutants of a file, in the order of its nodes. */
final class MutantFinder extends NodeVisitorAbstract {

	private const OPERATORS = array(
		'<'   => '<=',
		'<='  => '<',
		'>'   => '>=',
		'>='  => '>',
		'===' => '!==',
		'!==' => '===',
		'=='  => '!=',
		'!='  => '==',
		'+'   => '-',
		'-'   => '+',
		'*'   => '/',
		'/'   => '*',
		'%'   => '*',
		'&&'  => '||',
		'||'  => '&&',
	);

	/** Nodes that don't affect the behavior. Values of constants are settings. */
	private const SKIPPED = array(
		Node\AttributeGroup::class,
		Stmt\Declare_::class,
		Stmt\ClassConst::class,
		Stmt\EnumCase::class,
		Stmt\Use_::class,
	);

	private const TRANSLATIONS = array(
		'__', '_x', '_n', '_nx', 'esc_html__', 'esc_attr__', 'esc_html_e', 'esc_attr_e',
	);

	/** @var list<Mutant> */
	public array $mutants = array();

	/** @var list<FunctionLike> Functions around the current node. */
	private array $functions = array();

	public function __construct( private readonly string $path, private readonly string $code ) {}

	public function enterNode( Node $node ): ?int {
		if ( in_array( $node::class, self::SKIPPED, true ) || self::isTranslation( $node ) || self::isGuard( $node ) ) {
			return NodeVisitor::DONT_TRAVERSE_CHILDREN;
		}
		if ( $node instanceof FunctionLike ) {
			$this->functions[] = $node;
		}
		match ( true ) {
			$node instanceof BinaryOp                                        => $this->swapOperator( $node ),
			$node instanceof Expr\BooleanNot                                 => $this->replace(
				'condition',
				$node,
				$this->text( $node->expr )
			),
			$node instanceof Stmt\If_, $node instanceof Stmt\ElseIf_         => $this->negate( $node->cond ),
			$node instanceof Expr\Ternary                                    => $this->negate( $node->cond ),
			$node instanceof Scalar\Int_                                     => $this->replace(
				'boundary',
				$node,
				(string) ( $node->value + 1 )
			),
			$node instanceof Stmt\Return_, $node instanceof Expr\ArrowFunction => $this->changeReturn( $node->expr ),
			$node instanceof Stmt\Expression                                 => $this->dropStatement( $node ),
			$node instanceof Stmt\Continue_                                  => $this->replace(
				'statement',
				$node,
				';'
			),
			$node instanceof Scalar\String_, $node instanceof InterpolatedStringPart => $this->changeQuery( $node ),
			default                                                          => null,
		};
		return null;
	}

	public function leaveNode( Node $node ): null {
		if ( $node instanceof FunctionLike ) {
			array_pop( $this->functions );
		}
		return null;
	}

	private static function isTranslation( Node $node ): bool {
		return $node instanceof Expr\FuncCall
			&& $node->name instanceof Node\Name
			&& in_array( $node->name->toString(), self::TRANSLATIONS, true );
	}

	/** Skips the guard `defined( 'ABSPATH' ) || exit;`. */
	private static function isGuard( Node $node ): bool {
		return $node instanceof BinaryOp\BooleanOr && $node->right instanceof Expr\Exit_;
	}

	private function swapOperator( BinaryOp $node ): void {
		if ( $node instanceof BinaryOp\Coalesce ) {
			$this->replace( 'condition', $node, $this->text( $node->right ) );
			return;
		}
		$sigil = $node->getOperatorSigil();
		$from  = strpos( $this->code, $sigil, $node->left->getEndFilePos() + 1 );
		if ( isset( self::OPERATORS[ $sigil ] ) && false !== $from && $from < $node->right->getStartFilePos() ) {
			$this->add(
				'operator',
				$node->left->getEndLine(),
				$from,
				$from + strlen( $sigil ),
				self::OPERATORS[ $sigil ]
			);
		}
	}

	private function negate( Expr $condition ): void {
		if ( ! $condition instanceof Expr\BooleanNot && ! self::isComparison( $condition ) ) {
			$this->replace( 'condition', $condition, "! ( {$this->text( $condition )} )" );
		}
	}

	/** Checks whether an operator has its own mutant, which already negates the condition. */
	private static function isComparison( Expr $expression ): bool {
		return $expression instanceof BinaryOp
			&& in_array( $expression->getOperatorSigil(), array( '===', '!==', '==', '!=' ), true );
	}

	private function changeReturn( ?Expr $value ): void {
		if ( null !== $value && self::isComparison( $value ) ) {
			return;
		}
		$function = end( $this->functions );
		$other    = false === $function || null === $value ? null : Returns::other( $function, $this->text( $value ) );
		if ( null !== $value && null !== $other ) {
			$this->replace( 'return', $value, $other );
		}
	}

	/** Removes calls, assignments of properties and items, and exceptions. Other statements only compute a value. */
	private function dropStatement( Stmt\Expression $statement ): void {
		$expression = $statement->expr;
		$isAssigned = $expression instanceof Expr\Assign
			&& ( $expression->var instanceof Expr\PropertyFetch || $expression->var instanceof Expr\ArrayDimFetch );
		if (
			$isAssigned
				|| $expression instanceof Expr\CallLike
				|| $expression instanceof Expr\Throw_
				|| $expression instanceof Expr\AssignOp
		) {
			$this->replace( 'statement', $statement, ';' );
		}
	}

	private function changeQuery( Scalar\String_|InterpolatedStringPart $node ): void {
		foreach ( Queries::swaps( $this->text( $node ) ) as [ $offset, $operator, $other ] ) {
			$from = $node->getStartFilePos() + $offset;
			$line = $node->getStartLine() + substr_count( $this->text( $node ), "\n", 0, $offset );
			$this->add( 'query', $line, $from, $from + strlen( $operator ), $other );
		}
	}

	private function replace( string $kind, Node $node, string $mutated ): void {
		$this->add( $kind, $node->getStartLine(), $node->getStartFilePos(), $node->getEndFilePos() + 1, $mutated );
	}

	/** Adds a mutant, except outside of methods, where the calls of tests are not recorded. */
	private function add( string $kind, int $line, int $start, int $end, string $mutated ): void {
		$method   = $this->method();
		$original = substr( $this->code, $start, $end - $start );
		if ( '' !== $method ) {
			$this->mutants[] = new Mutant( $kind, $line, $start, $end, $original, $mutated, $method );
		}
	}

	/** Returns the name of the method around the current node. Methods without statements are never marked. */
	private function method(): string {
		foreach ( $this->functions as $function ) {
			if ( $function instanceof Stmt\ClassMethod && isset( $function->stmts[0] ) ) {
				return FunctionMarker::name( $this->path, $function );
			}
		}
		return '';
	}

	private function text( Node $node ): string {
		return substr( $this->code, $node->getStartFilePos(), $node->getEndFilePos() + 1 - $node->getStartFilePos() );
	}
}
